public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}

public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// A value of the framework's own, by its name.
    func value<Value>(_ name: String = #function, default first: Value) -> Value {
        named[name] as? Value ?? first
    }
    var named: [String: Any] = [:]
}

@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    public let _box = _EnvironmentBox()
    let read: (_EnvironmentBox) -> Value

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0.values[keyPath: keyPath] } }

    public var wrappedValue: Value { read(_box) }
}

extension Environment {
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        read = { box in
            guard let object = box.objects[ObjectIdentifier(Value.self)] as? Value else {
                fatalError("No Observable object of type \(Value.self) found.")
            }
            return object
        }
    }

    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        read = { $0.objects[ObjectIdentifier(T.self)] as? T }
    }
}

/// Puts a value into the environment of the views inside.
public nonisolated struct _EnvironmentModifier: _PrimitiveViewModifier {
    public let change: (_EnvironmentBox) -> Void
    nonisolated init(change: @escaping (_EnvironmentBox) -> Void) { self.change = change }
}

extension View {
    public nonisolated func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        modifier(_EnvironmentModifier { $0.values[keyPath: keyPath] = value })
    }

    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(_EnvironmentModifier { $0.objects[ObjectIdentifier(T.self)] = object })
    }

    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(_EnvironmentModifier { $0.objects[ObjectIdentifier(T.self)] = object })
    }
}
