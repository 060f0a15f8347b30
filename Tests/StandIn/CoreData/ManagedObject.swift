import Combine
import Foundation

public protocol NSFetchRequestResult: NSObjectProtocol {}

open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject {
    /// What an evaluator gives the object.
    public var _objectID = NSManagedObjectID(_number: 0)
    public var objectID: NSManagedObjectID { _objectID }
    public override init() {}
}

public final class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
    /// The number of the row.
    public let _number: Int
    public init(_number: Int) { self._number = _number }
    public override func isEqual(_ object: Any?) -> Bool { (object as? NSManagedObjectID)?._number == _number }
    public override var hash: Int { _number }
}
