@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    /// Reads the value.
    public let _get: () -> Value
    /// Writes the value.
    public let _set: (Value, Transaction) -> Void
    public var transaction = Transaction()

    /// Makes a binding for the framework's own use, with no demands on isolation.
    public init(_get: @escaping () -> Value, _set: @escaping (Value, Transaction) -> Void) {
        self._get = _get
        self._set = _set
    }

    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        // The framework calls both on the main thread; only the check of isolation goes.
        let plainGet = unsafeBitCast(get, to: (() -> Value).self)
        let plainSet = unsafeBitCast(set, to: ((Value) -> Void).self)
        self.init(_get: plainGet, _set: { value, _ in plainSet(value) })
    }

    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
    ) {
        let plainGet = unsafeBitCast(get, to: (() -> Value).self)
        let plainSet = unsafeBitCast(set, to: ((Value, Transaction) -> Void).self)
        self.init(_get: plainGet, _set: plainSet)
    }

    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(_get: { value }, _set: { _, _ in })
    }

    public var wrappedValue: Value {
        get { _get() }
        nonmutating set { _set(newValue, transaction) }
    }

    public var projectedValue: Binding<Value> { self }

    public init(projectedValue: Binding<Value>) { self = projectedValue }

    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(
            _get: { wrappedValue[keyPath: keyPath] },
            _set: { value, transaction in
                var whole = wrappedValue
                whole[keyPath: keyPath] = value
                _set(whole, transaction)
            })
    }

    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var copy = self
        copy.transaction = transaction
        return copy
    }

    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }
}

extension Binding {
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(_get: { base.wrappedValue }, _set: { value, _ in if let value { base.wrappedValue = value } })
    }

    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        self.init(_get: { base.wrappedValue ?? first }, _set: { value, _ in base.wrappedValue = value })
    }

    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(
            _get: { AnyHashable(base.wrappedValue) },
            _set: { value, _ in if let value = value.base as? V { base.wrappedValue = value } })
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices

    public var startIndex: Index { wrappedValue.startIndex }
    public var endIndex: Index { wrappedValue.endIndex }
    public var indices: Indices { wrappedValue.indices }
    public func index(after index: Index) -> Index { wrappedValue.index(after: index) }

    public subscript(position: Index) -> Binding<Value.Element> {
        Binding<Value.Element>(
            _get: { wrappedValue[position] }, _set: { value, _ in wrappedValue[position] = value })
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}
