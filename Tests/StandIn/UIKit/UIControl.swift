@MainActor
open class UIControl: UIView {
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
        public static let focused = State(rawValue: 8)
    }

    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Event(rawValue: 1)
        public static let touchUpInside = Event(rawValue: 64)
        public static let valueChanged = Event(rawValue: 4096)
        public static let primaryActionTriggered = Event(rawValue: 8192)
        public static let editingChanged = Event(rawValue: 131_072)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false
    private var actions: [(event: Event, action: UIAction)] = []

    public init(frame: CGRect, primaryAction: UIAction?) {
        super.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func addAction(_ action: UIAction, for controlEvents: Event) { actions.append((controlEvents, action)) }
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.removeAll { $0.action === action && $0.event == controlEvents }
    }
    open func sendActions(for controlEvents: Event) {
        for entry in actions where !entry.event.isDisjoint(with: controlEvents) {
            entry.action.sender = self
            entry.action.handler(entry.action)
        }
    }
}

@MainActor
open class UIMenuElement: NSObject {
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disabled = Attributes(rawValue: 1)
        public static let destructive = Attributes(rawValue: 2)
        public static let hidden = Attributes(rawValue: 4)
    }

    public enum State: Int, Sendable {
        case off
        case on
        case mixed
    }
}

public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

@MainActor
open class UIAction: UIMenuElement {
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    open var title: String
    open var image: UIImage?
    open var state: State
    open var attributes: Attributes
    open internal(set) var sender: Any?
    let handler: UIActionHandler

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.title = title
        self.image = image
        self.attributes = attributes
        self.state = state
        self.handler = handler
    }
}

@MainActor
open class UIMenu: UIMenuElement {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let displayInline = Options(rawValue: 1)
        public static let singleSelection = Options(rawValue: 32)
    }

    open private(set) var children: [UIMenuElement]
    public init(title: String = "", image: UIImage? = nil, options: Options = [], children: [UIMenuElement] = []) {
        self.children = children
    }
}

@MainActor
open class UIButton: UIControl {
    open var menu: UIMenu?
    open var showsMenuAsPrimaryAction = false
    open var changesSelectionAsPrimaryAction = false
    public enum ButtonType: Int, Sendable {
        case custom
        case system
    }
    public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }
    open func setTitle(_ title: String?, for state: UIControl.State) {}
    open func setImage(_ image: UIImage?, for state: UIControl.State) {}
}

@MainActor
open class UISegmentedControl: UIControl {
    public static let noSegment = -1

    private var titles: [String?] = []
    private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    open var selectedSegmentIndex = UISegmentedControl.noSegment
    open var selectedSegmentTintColor: UIColor?
    open var apportionsSegmentWidthsByContent = false
    open var isMomentary = false
    open var numberOfSegments: Int { titles.count }

    public init(items: [Any]?) {
        titles = (items ?? []).map { $0 as? String }
        super.init(frame: .zero)
    }
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(items: actions.map(\.title))
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public override init(frame: CGRect) { super.init(frame: frame) }

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state] = attributes
    }
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { attributes[state] }
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) {}
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        titles.insert(title, at: segment)
    }
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        titles.insert(action.title, at: segment)
    }
    open func removeSegment(at segment: Int, animated: Bool) { titles.remove(at: segment) }
    open func removeAllSegments() { titles = [] }
    open func setTitle(_ title: String?, forSegmentAt segment: Int) { titles[segment] = title }
    open func titleForSegment(at segment: Int) -> String? { titles[segment] }
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {}
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {}
    open func isEnabledForSegment(at segment: Int) -> Bool { true }
}

public enum UIBarMetrics: Int, Sendable {
    case `default`
    case compact
}
