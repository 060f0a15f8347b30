// As much of Combine as views use, from its public signatures: publishers that deliver at once, on the caller's thread.
import Foundation

public protocol Cancellable {
    func cancel()
}

public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error

    func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
}

public protocol Subscription: Cancellable {
    func request(_ demand: Subscribers.Demand)
}

public protocol Subscriber<Input, Failure> {
    associatedtype Input
    associatedtype Failure: Error

    func receive(subscription: any Subscription)
    func receive(_ input: Input) -> Subscribers.Demand
    func receive(completion: Subscribers.Completion<Failure>)
}

public enum Subscribers {
    public struct Demand: Equatable, Sendable {
        let count: Int?
        public static let unlimited = Demand(count: nil)
        public static let none = Demand(count: 0)
        public static func max(_ value: Int) -> Demand { Demand(count: value) }
    }

    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }
}

public final class AnyCancellable: Cancellable, Hashable {
    private let action: () -> Void

    public init(_ cancel: @escaping () -> Void) { action = cancel }
    public init<C: Cancellable>(_ canceller: C) { action = canceller.cancel }

    public func cancel() { action() }

    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    deinit { action() }
}

/// A subscription that ends by calling a closure.
struct ClosureSubscription: Subscription {
    let end: () -> Void
    func request(_ demand: Subscribers.Demand) {}
    func cancel() { end() }
}

/// A subscriber made of closures.
struct ClosureSubscriber<Input, Failure: Error>: Subscriber {
    let value: (Input) -> Void
    let completion: (Subscribers.Completion<Failure>) -> Void
    var subscribed: (any Subscription) -> Void = { _ in }

    func receive(subscription: any Subscription) {
        subscribed(subscription)
        subscription.request(.unlimited)
    }
    func receive(_ input: Input) -> Subscribers.Demand {
        value(input)
        return .none
    }
    func receive(completion: Subscribers.Completion<Failure>) { self.completion(completion) }
}

/// Keeps the subscription of a sink.
final class Link: @unchecked Sendable {
    var subscription: (any Subscription)?
}

extension Publisher {
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let link = Link()
        receive(
            subscriber: ClosureSubscriber<Output, Failure>(
                value: receiveValue, completion: receiveCompletion, subscribed: { link.subscription = $0 }))
        return AnyCancellable { link.subscription?.cancel() }
    }

    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

extension Publisher where Failure == Never {
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        sink { object[keyPath: keyPath] = $0 }
    }
}

public struct AnyPublisher<Output, Failure: Error>: Publisher {
    let subscribe: (any Subscriber<Output, Failure>) -> Void

    public init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure {
        subscribe = { subscriber in
            func open<S: Subscriber>(_ subscriber: S) where S.Input == P.Output, S.Failure == P.Failure {
                publisher.receive(subscriber: subscriber)
            }
            open(subscriber)
        }
    }

    public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
        subscribe(subscriber)
    }
}

public struct Just<Output>: Publisher {
    public typealias Failure = Never
    public let output: Output

    public init(_ output: Output) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Output {
        subscriber.receive(subscription: ClosureSubscription {})
        _ = subscriber.receive(output)
        subscriber.receive(completion: .finished)
    }
}
