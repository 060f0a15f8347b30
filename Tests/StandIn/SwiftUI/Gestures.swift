@MainActor @preconcurrency
public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture
    var body: Self.Body { get }
}

extension Never: Gesture {
    public typealias Value = Never
}

/// A gesture that the framework recognises itself.
public protocol _PrimitiveGesture: Gesture where Body == Never {}

extension _PrimitiveGesture {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

public nonisolated struct TapGesture: _PrimitiveGesture {
    public typealias Value = Void
    public var count: Int
    public init(count: Int = 1) { self.count = count }
}

public nonisolated struct LongPressGesture: _PrimitiveGesture {
    public typealias Value = Bool
    public var minimumDuration: Double
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
    }
}

public nonisolated struct DragGesture: _PrimitiveGesture {
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        public var velocity: CGSize
        public var predictedEndLocation: CGPoint
        public var predictedEndTranslation: CGSize
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
    }

    public var minimumDistance: CGFloat
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
    }
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
        self.minimumDistance = minimumDistance
    }
}

public nonisolated struct MagnifyGesture: _PrimitiveGesture {
    public struct Value: Equatable, Sendable {
        public var magnification: CGFloat
        public var velocity: CGFloat
    }

    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// A gesture with something to do, or with another beside it.
public nonisolated struct _ActingGesture<Base: Gesture>: _PrimitiveGesture {
    public typealias Value = Base.Value
    public let base: Base
    public let ended: ((Base.Value) -> Void)?
    public let changed: ((Base.Value) -> Void)?
    init(base: Base, ended: ((Base.Value) -> Void)? = nil, changed: ((Base.Value) -> Void)? = nil) {
        self.base = base
        self.ended = ended
        self.changed = changed
    }
}

public nonisolated struct GestureStateGesture<Base: Gesture, State>: _PrimitiveGesture {
    public typealias Value = Base.Value
    public let base: Base
    public let state: GestureState<State>
    public let change: (Base.Value, inout State, inout Transaction) -> Void
}

public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }

    public var first: First
    public var second: Second
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
    public enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
    }

    public var first: First
    public var second: Second
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    public var first: First
    public var second: Second
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension Gesture {
    public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _ActingGesture<Self> {
        _ActingGesture(base: self, ended: action)
    }
    public nonisolated func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, change: body)
    }
    public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
    public nonisolated func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
    public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

extension Gesture where Value: Equatable {
    public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ActingGesture<Self> {
        _ActingGesture(base: self, changed: action)
    }
}

public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let none: GestureMask = []
    public static let gesture = GestureMask(rawValue: 1)
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}

/// A tap on the view: as a gesture around controls it can take their taps away.
public nonisolated struct _TapModifier: _PrimitiveViewModifier {
    public let count: Int
    public let action: () -> Void
    init(count: Int, action: @escaping () -> Void) {
        self.count = count
        self.action = action
    }
}

extension View {
    public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(_TapModifier(count: count, action: action))
    }
    public nonisolated func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        modifier(_TapModifier(count: count) { action(.zero) })
    }
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        noting("onLongPressGesture", action)
    }
    public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        noting("gesture", gesture, mask)
    }
    public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        noting("gesture", gesture, isEnabled)
    }
    public nonisolated func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        noting("highPriorityGesture", gesture, mask)
    }
    public nonisolated func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        noting("simultaneousGesture", gesture, mask)
    }
    public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        noting("onHover", action)
    }
    public nonisolated func scrollDisabled(_ disabled: Bool) -> some View { noting("scrollDisabled", disabled) }
    public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
        noting("scrollContentBackground", visibility)
    }
    public nonisolated func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        noting("scrollIndicators", visibility)
    }
    public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        noting("scrollDismissesKeyboard", mode)
    }
    public nonisolated func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        noting("scrollBounceBehavior", behavior)
    }
    public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        noting("coordinateSpace", name)
    }
}

public struct ScrollIndicatorVisibility: Sendable {
    let name: String
    public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "automatic") }
    public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "visible") }
    public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "hidden") }
    public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "never") }
}

public struct ScrollDismissesKeyboardMode: Sendable {
    let name: String
    public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "automatic") }
    public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "immediately") }
    public static var interactively: ScrollDismissesKeyboardMode {
        ScrollDismissesKeyboardMode(name: "interactively")
    }
    public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "never") }
}

public struct ScrollBounceBehavior: Sendable {
    let name: String
    public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(name: "automatic") }
    public static var always: ScrollBounceBehavior { ScrollBounceBehavior(name: "always") }
    public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(name: "basedOnSize") }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol {
    let name: AnyHashable
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }
}
