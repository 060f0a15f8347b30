import CoreData

/// The rows that a fetch has found; an evaluator puts them there.
public final class _FetchedRows<Element> {
    public var elements: [Element] = []
    public init() {}
}

@MainActor @propertyWrapper @preconcurrency
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
    public let _rows: _FetchedRows<Result>
    public init(_rows: _FetchedRows<Result>) { self._rows = _rows }
    public var wrappedValue: FetchedResults<Result> { FetchedResults(_rows: _rows.elements) }
}

extension FetchRequest where Result: NSManagedObject {
    public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) {
        self.init(_rows: _FetchedRows())
    }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public init(
        sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(_rows: _FetchedRows())
    }
}

public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
    let rows: [Result]
    init(_rows: [Result]) { rows = _rows }
    public var startIndex: Int { rows.startIndex }
    public var endIndex: Int { rows.endIndex }
    public subscript(position: Int) -> Result { rows[position] }
}
