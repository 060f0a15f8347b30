import Foundation

public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    var objectWillChange: ObjectWillChangePublisher { get }
}

public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never
    private let audience = Audience<Void, Never>()

    public init() {}
    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Void {
        audience.add(subscriber)
    }
    public func send() { audience.send(()) }
}

/// What a `Published` property keeps, with no regard to its value's type.
private protocol PublishedStorage: AnyObject {
    var owner: ObservableObjectPublisher? { get set }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The publisher that the object's `Published` properties share.
    public var objectWillChange: ObservableObjectPublisher {
        var storages: [any PublishedStorage] = []
        var mirror: Mirror? = Mirror(reflecting: self)
        while let level = mirror {
            storages += level.children.compactMap { ($0.value as? any PublishedProperty)?.anyStorage }
            mirror = level.superclassMirror
        }
        let publisher = storages.lazy.compactMap(\.owner).first ?? PublishersOfObjects.publisher(of: self)
        for storage in storages { storage.owner = publisher }
        return publisher
    }
}

/// The publishers of objects, by the object: one that publishes nothing has one all the same, to be sent by hand.
private enum PublishersOfObjects {
    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
    private static let lock = NSLock()

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        lock.lock()
        defer { lock.unlock() }
        let key = ObjectIdentifier(object)
        if let entry = entries[key], entry.object === object { return entry.publisher }
        let publisher = ObservableObjectPublisher()
        entries[key] = Entry(object: object, publisher: publisher)
        return publisher
    }
}

private protocol PublishedProperty {
    var anyStorage: any PublishedStorage { get }
}

@propertyWrapper
public struct Published<Value> {
    fileprivate final class Storage: PublishedStorage {
        var owner: ObservableObjectPublisher?
        let subject: CurrentValueSubject<Value, Never>
        init(_ value: Value) { subject = CurrentValueSubject(value) }
    }

    fileprivate let storage: Storage

    public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
    public init(initialValue: Value) { storage = Storage(initialValue) }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("only on properties of classes") }
        // swift-format-ignore: UseSingleLinePropertyGetter
        set { fatalError("only on properties of classes") }
    }

    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        let subject: CurrentValueSubject<Value, Never>

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Value {
            subject.receive(subscriber: subscriber)
        }
    }

    public var projectedValue: Publisher {
        mutating get { Publisher(subject: storage.subject) }
        set {}
    }

    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.subject.value }
        set {
            let storage = object[keyPath: storageKeyPath].storage
            storage.owner?.send()
            storage.subject.value = newValue
        }
    }
}

extension Published: PublishedProperty {
    fileprivate var anyStorage: any PublishedStorage { storage }
}
