import SwiftUI

/// Makes the values that an app would pass to a view: the n-th value of each type, equal each time and distinct for each n.
///
/// What a sample compares with its own literals must be one of them, so these come first.
public final class Maker {
    /// The literals that a sample gives its state at first and no option carries.
    public struct Pool: Sendable {
        /// What the state is at first, where no option's tag is the same literal.
        public var strings: [String]
        public var integers: [Int]
        /// All literals of the sample: with one of them as its first value each further set of values starts.
        public var allStrings: [String]
        public var allIntegers: [Int]
        /// Whether the sample asks if a list is empty, and so must do with empty ones as well.
        public var hasEmptyLists: Bool

        public init(
            strings: [String], integers: [Int], allStrings: [String], allIntegers: [Int], hasEmptyLists: Bool
        ) {
            self.strings = strings
            self.integers = integers
            self.allStrings = allStrings
            self.allIntegers = allIntegers
            self.hasEmptyLists = hasEmptyLists
        }

        /// How many sets of values there are to choose from.
        var setCount: Int { 1 + min(max(allStrings.count, allIntegers.count), 24) }
    }

    /// How a view's pickers come to be seen, tried in this order.
    enum Way: CaseIterable {
        case asItStands
        /// At a text size for accessibility, at which a view may show other controls.
        case atLargeText
        /// After a press of the view's first button, which may open a sheet.
        case pressing
    }

    /// Which values are made.
    struct Choice {
        /// 0, or the number of a literal that comes first, from 1.
        var set = 0
        var areListsEmpty = false
        var way = Way.asItStands
    }

    /// Makes the values of the view that is run.
    @MainActor static var current: Maker?

    let pool: Pool
    let choice: Choice
    /// Called after each write to a binding that was made.
    let onWrite: () -> Void
    /// Called when the view calls a closure that was made.
    let onCall: () -> Void

    init(pool: Pool, choice: Choice, onWrite: @escaping () -> Void, onCall: @escaping () -> Void) {
        self.pool = pool
        self.choice = choice
        self.onWrite = onWrite
        self.onCall = onCall
    }

    func string(_ n: Int) -> String {
        if n == 0, pool.allStrings.indices.contains(choice.set - 1) { return pool.allStrings[choice.set - 1] }
        return n < pool.strings.count ? pool.strings[n] : "Value \(n + 1)"
    }

    func integer(_ n: Int) -> Int {
        if n == 0, pool.allIntegers.indices.contains(choice.set - 1) { return pool.allIntegers[choice.set - 1] }
        return n < pool.integers.count ? pool.integers[n] : n + 1
    }

    func flag(_ n: Int) -> Bool { (n + choice.set).isMultiple(of: 2) }

    public func value<T: Made>(_ n: Int) -> T { T.made(n, by: self) }

    public func value(_ n: Int) -> () -> Void { { self.onCall() } }
    public func value<A>(_ n: Int) -> (A) -> Void { { _ in self.onCall() } }
    public func value<A, B>(_ n: Int) -> (A, B) -> Void { { _, _ in self.onCall() } }
    public func value<R: Made>(_ n: Int) -> () -> R { { self.called(n) } }
    public func value<A, R: Made>(_ n: Int) -> (A) -> R { { _ in self.called(n) } }
    public func value<A, B, R: Made>(_ n: Int) -> (A, B) -> R { { _, _ in self.called(n) } }

    public func value<R: Made>(_ n: Int) -> @MainActor () async throws -> R {
        // Called on the main thread, as everything here.
        nonisolated(unsafe) let maker = self
        return { maker.called(n) }
    }

    private func called<R: Made>(_ n: Int) -> R {
        onCall()
        return R.made(n, by: self)
    }
}

/// A type of which values can be made up.
public protocol Made {
    static func made(_ n: Int, by maker: Maker) -> Self
}

extension String: Made {
    public static func made(_ n: Int, by maker: Maker) -> String { maker.string(n) }
}
extension Substring: Made {
    public static func made(_ n: Int, by maker: Maker) -> Substring { maker.string(n)[...] }
}
extension Bool: Made {
    public static func made(_ n: Int, by maker: Maker) -> Bool { maker.flag(n) }
}
extension FixedWidthInteger {
    public static func made(_ n: Int, by maker: Maker) -> Self { Self(maker.integer(n)) }
}
extension Int: Made {}
extension Int8: Made {}
extension Int16: Made {}
extension Int32: Made {}
extension Int64: Made {}
extension UInt: Made {}
extension UInt8: Made {}
extension UInt16: Made {}
extension UInt32: Made {}
extension UInt64: Made {}
extension BinaryFloatingPoint {
    public static func made(_ n: Int, by maker: Maker) -> Self { Self(maker.integer(n)) }
}
extension Double: Made {}
extension Float: Made {}
extension CGFloat: Made {}
extension UUID: Made {
    public static func made(_ n: Int, by maker: Maker) -> UUID {
        UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(maker.choice.set), UInt8(truncatingIfNeeded: n)))
    }
}
extension Date: Made {
    public static func made(_ n: Int, by maker: Maker) -> Date {
        Date(timeIntervalSinceReferenceDate: Double(n) * 86_400)
    }
}
extension Data: Made {
    public static func made(_ n: Int, by maker: Maker) -> Data { Data(maker.string(n).utf8) }
}
extension URL: Made {
    public static func made(_ n: Int, by maker: Maker) -> URL { URL(filePath: "/\(maker.string(n))") }
}
extension Color: Made {
    public static func made(_ n: Int, by maker: Maker) -> Color { [.red, .green, .blue][n % 3] }
}
extension Text: Made {
    public static func made(_ n: Int, by maker: Maker) -> Text { Text(maker.string(n)) }
}
extension LocalizedStringKey: Made {
    public static func made(_ n: Int, by maker: Maker) -> LocalizedStringKey { LocalizedStringKey(maker.string(n)) }
}
extension Optional: Made where Wrapped: Made {
    public static func made(_ n: Int, by maker: Maker) -> Wrapped? { Wrapped.made(n, by: maker) }
}
extension Array: Made where Element: Made {
    public static func made(_ n: Int, by maker: Maker) -> [Element] {
        maker.choice.areListsEmpty ? [] : (0..<3).map { Element.made($0, by: maker) }
    }
}
extension Set: Made where Element: Made {
    public static func made(_ n: Int, by maker: Maker) -> Set<Element> { Set([Element].made(n, by: maker)) }
}
extension Dictionary: Made where Key: Made, Value: Made {
    public static func made(_ n: Int, by maker: Maker) -> [Key: Value] {
        Dictionary(uniqueKeysWithValues: (0..<3).map { (Key.made($0, by: maker), Value.made($0, by: maker)) })
    }
}
extension Range: Made where Bound == Int {
    public static func made(_ n: Int, by maker: Maker) -> Range<Int> { 0..<3 }
}
extension ClosedRange: Made where Bound == Int {
    public static func made(_ n: Int, by maker: Maker) -> ClosedRange<Int> { 1...3 }
}
extension Bindable: Made where Value: Made & AnyObject & Observable {
    public static func made(_ n: Int, by maker: Maker) -> Bindable<Value> { Bindable(Value.made(n, by: maker)) }
}
extension Binding: Made where Value: Made {
    public static func made(_ n: Int, by maker: Maker) -> Binding<Value> {
        let box = Box(Value.made(n, by: maker))
        let onWrite = maker.onWrite
        return Binding(
            _get: { box.value },
            _set: { value, _ in
                box.value = value
                onWrite()
            })
    }
}

private final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}
