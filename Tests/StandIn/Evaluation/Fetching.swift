import CoreData
import SwiftData
import SwiftUI

// A store has three rows of each type that can be made, with the numbers 0 to 2.

extension Query: @MainActor KeptProperty {
    func install(on earlier: AnyObject?, onWrite: @escaping () -> Void) -> AnyObject {
        _rows.standing(on: earlier) { model, number in
            let data = model.persistentBackingData
            (data as? _StoredData<Element>)?.persistentModelID = PersistentIdentifier(_number: number)
        }
    }
}

extension FetchRequest: @MainActor KeptProperty {
    func install(on earlier: AnyObject?, onWrite: @escaping () -> Void) -> AnyObject {
        _rows.standing(on: earlier) { object, number in
            (object as? NSManagedObject)?._objectID = NSManagedObjectID(_number: number)
        }
    }
}

extension PersistentIdentifier: Made {
    public static func made(_ n: Int, by maker: Maker) -> PersistentIdentifier { PersistentIdentifier(_number: n) }
}
extension NSManagedObjectID: Made {
    public static func made(_ n: Int, by maker: Maker) -> NSManagedObjectID { NSManagedObjectID(_number: n) }
}

extension _FetchedRows {
    /// The rows that stood at the same place before, or new ones.
    @MainActor fileprivate func standing(on earlier: AnyObject?, identify: (Element, Int) -> Void) -> AnyObject {
        if let earlier = earlier as? _FetchedRows<Element> {
            elements = earlier.elements
            return earlier
        }
        guard let type = Element.self as? any Made.Type, let maker = Maker.current else { return self }
        elements = (0..<3).compactMap { type.made($0, by: maker) as? Element }
        for (number, element) in elements.enumerated() { identify(element, number) }
        return self
    }
}
