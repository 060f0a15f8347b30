// Values kept in the user's defaults and in the scene.

/// Reads and writes one value of the defaults.
struct StoredValue<Value> {
    let key: String
    let store: UserDefaults
    let first: Value
    let read: (Any) -> Value?
    let write: (Value) -> Any?

    var current: Value {
        get { store.object(forKey: key).flatMap(read) ?? first }
        nonmutating set {
            if let value = write(newValue) {
                store.set(value, forKey: key)
            } else {
                store.removeObject(forKey: key)
            }
        }
    }
}

@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    let stored: StoredValue<Value>

    init(
        key: String, store: UserDefaults?, first: Value, read: @escaping (Any) -> Value?,
        write: @escaping (Value) -> Any?
    ) {
        stored = StoredValue(key: key, store: store ?? .standard, first: first, read: read, write: write)
    }

    /// The key in the defaults.
    public var _key: String { stored.key }

    public var wrappedValue: Value {
        get { stored.current }
        nonmutating set { stored.current = newValue }
    }

    public var projectedValue: Binding<Value> {
        let stored = stored
        return Binding(_get: { stored.current }, _set: { value, _ in stored.current = value })
    }
}

extension AppStorage {
    private init(plain key: String, _ store: UserDefaults?, _ first: Value) {
        self.init(key: key, store: store, first: first, read: { $0 as? Value }, write: { $0 })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(plain: key, store, wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(plain: key, store, wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(plain: key, store, wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(plain: key, store, wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(
            key: key, store: store, first: wrappedValue, read: { ($0 as? String).flatMap(URL.init(string:)) },
            write: { $0.absoluteString })
    }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(plain: key, store, wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(plain: key, store, wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(
            key: key, store: store, first: wrappedValue, read: { ($0 as? Int).flatMap(Value.init(rawValue:)) },
            write: { $0.rawValue })
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(
            key: key, store: store, first: wrappedValue, read: { ($0 as? String).flatMap(Value.init(rawValue:)) },
            write: { $0.rawValue })
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    private init<V>(plain key: String, _ store: UserDefaults?) where Value == V? {
        self.init(key: key, store: store, first: nil, read: { $0 as? V }, write: { $0 })
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(plain: key, store) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(plain: key, store) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(plain: key, store) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(plain: key, store) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(plain: key, store) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(
            key: key, store: store, first: nil, read: { ($0 as? String).flatMap(URL.init(string:)) },
            write: { $0?.absoluteString })
    }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? { self.init(plain: key, store) }
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(
            key: key, store: store, first: nil, read: { ($0 as? String).flatMap(R.init(rawValue:)) },
            write: { $0?.rawValue })
    }
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
        self.init(
            key: key, store: store, first: nil, read: { ($0 as? Int).flatMap(R.init(rawValue:)) },
            write: { $0?.rawValue })
    }
}

@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    public let _storage: _StateStorage<Value>

    init(first: Value) {
        _storage = _StateStorage(first)
        _storage.install(on: nil)
    }

    public var wrappedValue: Value {
        get { _storage.current }
        nonmutating set { _storage.current = newValue }
    }
    public var projectedValue: Binding<Value> {
        let storage = _storage
        return Binding(_get: { storage.current }, _set: { value, _ in storage.current = value })
    }
}

extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(first: wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(first: wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(first: wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == String { self.init(first: wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(first: wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(first: wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(first: wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(first: wrappedValue)
    }
    public init(_ key: String) where Value == Bool? { self.init(first: nil) }
    public init(_ key: String) where Value == Int? { self.init(first: nil) }
    public init(_ key: String) where Value == Double? { self.init(first: nil) }
    public init(_ key: String) where Value == String? { self.init(first: nil) }
    public init(_ key: String) where Value == URL? { self.init(first: nil) }
    public init(_ key: String) where Value == Data? { self.init(first: nil) }
}
