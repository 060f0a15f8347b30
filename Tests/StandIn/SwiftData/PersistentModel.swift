import Observation

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@attached(member, conformances: Observable, PersistentModel, Sendable, names: named(persistentBackingData))
@attached(extension, conformances: Observable, PersistentModel, Sendable)
public macro Model() = #externalMacro(module: "SwiftDataMacros", type: "ModelMacro")

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct PersistentIdentifier: Hashable, Codable, Sendable {
    /// The number of the row.
    public let _number: Int
    public init(_number: Int) { self._number = _number }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
    var persistentBackingData: any BackingData<Self> { get set }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension PersistentModel {
    public var persistentModelID: PersistentIdentifier {
        // A model that was never stored is equal to no other.
        persistentBackingData.persistentModelID ?? PersistentIdentifier(_number: ObjectIdentifier(self).hashValue)
    }
    public var id: PersistentIdentifier { persistentModelID }

    public static func == (left: Self, right: Self) -> Bool { left.persistentModelID == right.persistentModelID }
    public func hash(into hasher: inout Hasher) { hasher.combine(persistentModelID) }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public protocol BackingData<Model> {
    associatedtype Model: PersistentModel
    var persistentModelID: PersistentIdentifier? { get set }
}

/// The part of a model that is stored: its identity.
public final class _StoredData<Model: PersistentModel>: BackingData {
    public var persistentModelID: PersistentIdentifier?
    public init() {}
}
