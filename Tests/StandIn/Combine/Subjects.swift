public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
    public func send() { send(()) }
}

/// The subscribers of a subject.
final class Audience<Output, Failure: Error> {
    private var members: [Int: any Subscriber<Output, Failure>] = [:]
    private var next = 0

    func add(_ subscriber: any Subscriber<Output, Failure>) {
        let number = next
        next += 1
        members[number] = subscriber
        subscriber.receive(subscription: ClosureSubscription { [weak self] in self?.members[number] = nil })
    }

    func send(_ value: Output) {
        for number in members.keys.sorted() { _ = members[number]?.receive(value) }
    }

    func send(completion: Subscribers.Completion<Failure>) {
        for number in members.keys.sorted() { members[number]?.receive(completion: completion) }
        members = [:]
    }
}

public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let audience = Audience<Output, Failure>()

    public init() {}
    public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
        audience.add(subscriber)
    }
    public func send(_ value: Output) { audience.send(value) }
    public func send(completion: Subscribers.Completion<Failure>) { audience.send(completion: completion) }
}

public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let audience = Audience<Output, Failure>()
    private var current: Output

    public init(_ value: Output) { current = value }
    public var value: Output {
        get { current }
        set { send(newValue) }
    }
    public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
        audience.add(subscriber)
        _ = subscriber.receive(current)
    }
    public func send(_ value: Output) {
        current = value
        audience.send(value)
    }
    public func send(completion: Subscribers.Completion<Failure>) { audience.send(completion: completion) }
}
