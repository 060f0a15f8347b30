/// Where a `State` keeps its value.
///
/// A view is a value that is made again and again, its state lives on. An evaluator installs each new storage on the one
/// of the same place in the view tree (`install(on:)`); from then on it reads and writes there. As on Apple's systems a
/// write before that, in a view's `init`, is lost.
public final class _StateStorage<Value>: @unchecked Sendable {
    private var value: Value
    private var target: _StateStorage<Value>?
    /// Whether the view that owns the state is on screen.
    public private(set) var isInstalled = false
    /// Called after each write, to evaluate again.
    public var onChange: (() -> Void)?

    init(_ value: Value) { self.value = value }

    /// Puts the storage on screen, over the one that already stood at the same place, if any.
    public func install(on earlier: _StateStorage<Value>?) {
        target = earlier === self ? nil : earlier
        isInstalled = true
    }

    public var current: Value {
        get { target?.current ?? value }
        set {
            guard isInstalled else { return }
            if let target {
                target.current = newValue
            } else {
                value = newValue
                onChange?()
            }
        }
    }
}

@propertyWrapper
public struct State<Value>: DynamicProperty {
    public let _storage: _StateStorage<Value>

    public init(wrappedValue value: Value) { _storage = _StateStorage(value) }
    public init(initialValue value: Value) { _storage = _StateStorage(value) }

    public var wrappedValue: Value {
        get { _storage.current }
        nonmutating set { _storage.current = newValue }
    }

    public var projectedValue: Binding<Value> {
        let storage = _storage
        return Binding(_get: { storage.current }, _set: { value, _ in storage.current = value })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

/// State of a gesture under way; it goes back to its first value when the gesture ends.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    public let _storage: _StateStorage<Value>
    public let _initial: Value

    public init(wrappedValue: Value) {
        _initial = wrappedValue
        _storage = _StateStorage(wrappedValue)
    }
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
    public init(wrappedValue: Value, resetTransaction: Transaction) { self.init(wrappedValue: wrappedValue) }

    public var wrappedValue: Value { _storage.current }
    public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    public init(resetTransaction: Transaction = Transaction()) { self.init(wrappedValue: nil) }
}
