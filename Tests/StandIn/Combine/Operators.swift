import Foundation

/// A publisher made from how it is subscribed to.
struct ClosurePublisher<Output, Failure: Error>: Publisher {
    let subscribe: (any Subscriber<Output, Failure>) -> Void
    func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
        subscribe(subscriber)
    }
}

extension Publisher {
    /// Hands each value to a closure that passes on what it wants.
    private func relay<New>(
        _ pass: @escaping (Output, any Subscriber<New, Failure>) -> Void
    ) -> AnyPublisher<New, Failure> {
        let base = self
        return AnyPublisher(
            ClosurePublisher<New, Failure> { subscriber in
                base.receive(
                    subscriber: ClosureSubscriber<Output, Failure>(
                        value: { pass($0, subscriber) }, completion: { subscriber.receive(completion: $0) },
                        subscribed: { subscriber.receive(subscription: $0) }))
            })
    }

    public func map<T>(_ transform: @escaping (Output) -> T) -> some Publisher<T, Failure> {
        relay { value, next in _ = next.receive(transform(value)) }
    }

    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> some Publisher<Output, Failure> {
        relay { value, next in if isIncluded(value) { _ = next.receive(value) } }
    }

    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> some Publisher<T, Failure> {
        relay { value, next in if let value = transform(value) { _ = next.receive(value) } }
    }

    public func dropFirst(_ count: Int = 1) -> some Publisher<Output, Failure> {
        let left = Counter(count)
        return relay { value, next in
            if left.value > 0 { left.value -= 1 } else { _ = next.receive(value) }
        }
    }

    /// Delivers at once: there is no run loop to hop to.
    public func receive<S: Scheduler>(on scheduler: S) -> some Publisher<Output, Failure> {
        relay { value, next in _ = next.receive(value) }
    }

    /// Delivers at once: no time passes here.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S
    ) -> some Publisher<Output, Failure> {
        relay { value, next in _ = next.receive(value) }
    }
}

extension Publisher where Output: Equatable {
    public func removeDuplicates() -> some Publisher<Output, Failure> {
        let last = Last<Output>()
        return filter { value in
            defer { last.value = value }
            return last.value != value
        }
    }
}

private final class Counter: @unchecked Sendable {
    var value: Int
    init(_ value: Int) { self.value = value }
}

private final class Last<Value>: @unchecked Sendable {
    var value: Value?
}

public protocol Scheduler<SchedulerTimeType> {
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
}

public protocol SchedulerTimeIntervalConvertible {
    static func seconds(_ s: Int) -> Self
    static func seconds(_ s: Double) -> Self
    static func milliseconds(_ ms: Int) -> Self
}

/// A point of a run loop's or queue's time.
public struct _SchedulerTime: Strideable, Sendable {
    public var seconds: Double
    public func distance(to other: _SchedulerTime) -> Stride { Stride(other.seconds - seconds) }
    public func advanced(by n: Stride) -> _SchedulerTime { _SchedulerTime(seconds: seconds + n.magnitude) }

    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
        Sendable
    {
        public var magnitude: Double
        public init(_ seconds: Double) { magnitude = seconds }
        public init(integerLiteral value: Int) { magnitude = Double(value) }
        public init(floatLiteral value: Double) { magnitude = value }
        public init?<T: BinaryInteger>(exactly source: T) { magnitude = Double(source) }
        public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
        public static func seconds(_ s: Double) -> Stride { Stride(s) }
        public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1000) }
        public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
        public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }
        public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }
        public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }
        public static func *= (lhs: inout Stride, rhs: Stride) { lhs.magnitude *= rhs.magnitude }
    }
}

extension RunLoop: Scheduler {
    public typealias SchedulerTimeType = _SchedulerTime
}
extension DispatchQueue: Scheduler {
    public typealias SchedulerTimeType = _SchedulerTime
}
extension OperationQueue: Scheduler {
    public typealias SchedulerTimeType = _SchedulerTime
}

public protocol ConnectablePublisher<Output, Failure>: Publisher {
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

public enum Publishers {
    public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream

        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
            upstream.receive(subscriber: subscriber)
            _ = upstream.connect()
        }
    }
}

extension Timer {
    /// A publisher of ticks. No clock runs here: `send(_:)` is for whoever evaluates the view.
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never
        private let subject = PassthroughSubject<Date, Never>()
        public let interval: TimeInterval
        init(interval: TimeInterval) { self.interval = interval }

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Date {
            subject.receive(subscriber: subscriber)
        }
        public func connect() -> any Cancellable { AnyCancellable {} }
        /// Lets the timer fire once.
        public func send(_ date: Date) { subject.send(date) }
    }

    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> TimerPublisher {
        TimerPublisher(interval: interval)
    }
}

extension NotificationCenter {
    public struct Publisher: Combine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never
        let center: NotificationCenter
        let name: Notification.Name

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Notification {
            nonisolated(unsafe) let send: (Notification) -> Void = { _ = subscriber.receive($0) }
            let token = center.addObserver(forName: name, object: nil, queue: nil) { send($0) }
            subscriber.receive(subscription: ClosureSubscription { center.removeObserver(token) })
        }
    }

    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name)
    }
}
