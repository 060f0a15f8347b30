extension Interfaces {
    static let collections = """
        protocol Sequence {
        }
        extension Sequence {
            func map<T>(_ transform: (Element) -> T) -> [T]
            func compactMap<T>(_ transform: (Element) -> T?) -> [T]
            func flatMap<T>(_ transform: (Element) -> [T]) -> [T]
            func filter(_ isIncluded: (Element) -> Bool) -> [Element]
            func sorted() -> [Element]
            func sorted(by areInIncreasingOrder: (Element, Element) -> Bool) -> [Element]
            func sorted(using comparator: Any) -> [Element]
            func shuffled() -> [Element]
            func reversed() -> ReversedCollection<Self>
            func enumerated() -> EnumeratedSequence<Self>
            func prefix(_ maxLength: Int) -> ArraySlice<Element>
            func prefix(while predicate: (Element) -> Bool) -> ArraySlice<Element>
            func suffix(_ maxLength: Int) -> ArraySlice<Element>
            func dropFirst(_ k: Int = 1) -> ArraySlice<Element>
            func dropLast(_ k: Int = 1) -> ArraySlice<Element>
            func first(where predicate: (Element) -> Bool) -> Element?
            func last(where predicate: (Element) -> Bool) -> Element?
            func firstIndex(where predicate: (Element) -> Bool) -> Int?
            func firstIndex(of element: Element) -> Int?
            func lastIndex(of element: Element) -> Int?
            func contains(_ element: Element) -> Bool
            func contains(where predicate: (Element) -> Bool) -> Bool
            func allSatisfy(_ predicate: (Element) -> Bool) -> Bool
            func min() -> Element?
            func max() -> Element?
            func min(by areInIncreasingOrder: (Element, Element) -> Bool) -> Element?
            func max(by areInIncreasingOrder: (Element, Element) -> Bool) -> Element?
            func randomElement() -> Element?
            func reduce<Result>(_ initialResult: Result, _ next: (Result, Element) -> Result) -> Result
            var isEmpty: Bool
            var count: Int
            var first: Element?
            var last: Element?
            var startIndex: Int
            var endIndex: Int
            var indices: Range<Int>
            var lazy: Self
        }
        struct Array<Element>: Sequence {
            typealias Index = Int
            typealias ArrayLiteralElement = Element
            subscript(index: Int) -> Element
            subscript(bounds: Range<Int>) -> ArraySlice<Element>
            func joined(separator: String = "") -> String
            init()
            init(repeating repeatedValue: Element, count: Int)
        }
        struct ArraySlice<Element>: Sequence {
            typealias Index = Int
            subscript(index: Int) -> Element
        }
        struct ReversedCollection<Base>: Sequence {
            typealias Element = Base.Element
        }
        struct EnumeratedSequence<Base>: Sequence {
            typealias Element = (offset: Int, element: Base.Element)
        }
        struct Zip2Sequence<First, Second>: Sequence {
            typealias Element = (First.Element, Second.Element)
        }
        struct StrideThrough<Bound>: Sequence {
            typealias Element = Bound
        }
        struct StrideTo<Bound>: Sequence {
            typealias Element = Bound
        }
        func zip<A, B>(_ first: A, _ second: B) -> Zip2Sequence<A, B>
        func stride<T>(from start: T, to end: T, by stride: T) -> StrideTo<T>
        func stride<T>(from start: T, through end: T, by stride: T) -> StrideThrough<T>
        func min<T>(_ x: T, _ y: T) -> T
        func max<T>(_ x: T, _ y: T) -> T
        func abs<T>(_ x: T) -> T
        struct Set<Element>: Sequence {
            func union(_ other: Set<Element>) -> Set<Element>
            func intersection(_ other: Set<Element>) -> Set<Element>
            func subtracting(_ other: Set<Element>) -> Set<Element>
            init()
        }
        struct IndexSet: Sequence {
            typealias Element = Int
        }
        struct Range<Bound>: Sequence {
            typealias Element = Bound
            var lowerBound: Bound
            var upperBound: Bound
            func clamped(to limits: Range<Bound>) -> Range<Bound>
        }
        struct ClosedRange<Bound>: Sequence {
            typealias Element = Bound
            var lowerBound: Bound
            var upperBound: Bound
        }
        struct Dictionary<Key, Value>: Sequence {
            typealias Element = (key: Key, value: Value)
            var keys: DictionaryKeys<Key>
            var values: DictionaryKeys<Value>
            subscript(key: Key) -> Value?
            subscript(key: Key, default defaultValue: Value) -> Value
            func mapValues<T>(_ transform: (Value) -> T) -> [Key: T]
            init()
        }
        struct DictionaryKeys<Element>: Sequence {
        }
        struct Optional<Wrapped> {
            func map<U>(_ transform: (Wrapped) -> U) -> U?
            func flatMap<U>(_ transform: (Wrapped) -> U?) -> U?
            static var none: Wrapped?
            static func some(_ value: Wrapped) -> Wrapped?
            var unsafelyUnwrapped: Wrapped
        }
        """
}
