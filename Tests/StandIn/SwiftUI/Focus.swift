@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    let storage: _StateStorage<Value>

    @propertyWrapper
    public struct Binding {
        let storage: _StateStorage<Value>

        public var wrappedValue: Value {
            get { storage.current }
            nonmutating set { storage.current = newValue }
        }
        public var projectedValue: Binding { self }
    }

    public init() where Value == Bool {
        storage = _StateStorage(false)
        storage.install(on: nil)
    }

    public init<T: Hashable>() where Value == T? {
        storage = _StateStorage(nil)
        storage.install(on: nil)
    }

    public var wrappedValue: Value {
        get { storage.current }
        nonmutating set { storage.current = newValue }
    }
    public var projectedValue: Binding { Binding(storage: storage) }
}

extension View {
    public nonisolated func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        noting("focused", binding, value)
    }
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        noting("focused", condition)
    }
    public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { noting("focusable", isFocusable) }
    @available(macOS 10.15, tvOS 13.0, *)
    @available(iOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public nonisolated func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
        noting("onMoveCommand", action)
    }
    public nonisolated func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V) -> some View {
        noting("defaultFocus", binding, value)
    }
    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View {
        noting("keyboardShortcut", key, modifiers)
    }
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        noting("keyboardShortcut", shortcut)
    }
}

@available(macOS 10.15, tvOS 13.0, *)
@available(iOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public enum MoveCommandDirection: Hashable, Sendable {
    case up
    case down
    case left
    case right
}

public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    public var character: Character
    public init(_ character: Character) { self.character = character }
    public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }
    public static let `return` = KeyEquivalent("\r")
    public static let escape = KeyEquivalent("\u{1B}")
    public static let space = KeyEquivalent(" ")
    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
}

public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let capsLock = EventModifiers(rawValue: 1)
    public static let shift = EventModifiers(rawValue: 2)
    public static let control = EventModifiers(rawValue: 4)
    public static let option = EventModifiers(rawValue: 8)
    public static let command = EventModifiers(rawValue: 16)
}

public struct KeyboardShortcut: Hashable, Sendable {
    public var key: KeyEquivalent
    let modifiers: Int
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers.rawValue
    }
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}
