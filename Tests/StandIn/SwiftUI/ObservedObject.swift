// Property wrappers over Combine's observable objects.

/// Bindings to the properties of an object, as `$model.property` makes them.
@dynamicMemberLookup
public struct _ObjectBindings<ObjectType: AnyObject> {
    let object: ObjectType

    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
        let object = object
        return Binding(_get: { object[keyPath: keyPath] }, _set: { value, _ in object[keyPath: keyPath] = value })
    }
}

@MainActor @preconcurrency
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    public typealias Wrapper = _ObjectBindings<ObjectType>

    nonisolated(unsafe) private var object: ObjectType

    public nonisolated init(initialValue: ObjectType) { object = initialValue }
    public nonisolated init(wrappedValue: ObjectType) { object = wrappedValue }

    public var wrappedValue: ObjectType {
        get { object }
        set { object = newValue }
    }
    public var projectedValue: Wrapper { Wrapper(object: object) }
}

/// Keeps the object of a `StateObject` from the first time that it is asked for.
///
/// An evaluator installs a new box on the one of the same place in the view tree.
public final class _ObjectBox<ObjectType: AnyObject>: @unchecked Sendable {
    private let make: () -> ObjectType
    private var made: ObjectType?
    private var target: _ObjectBox<ObjectType>?

    init(_ make: @escaping () -> ObjectType) { self.make = make }

    public func install(on earlier: _ObjectBox<ObjectType>?) { target = earlier === self ? nil : earlier }

    public var object: ObjectType {
        if let target { return target.object }
        if let made { return made }
        let object = make()
        made = object
        return object
    }
}

@MainActor @preconcurrency
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    public let _box: _ObjectBox<ObjectType>

    public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        _box = _ObjectBox(thunk)
    }

    public var wrappedValue: ObjectType { _box.object }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { _ObjectBindings(object: wrappedValue) }
}

/// What an evaluator puts into the environment properties of a view before it asks for the body.
public final class _EnvironmentBox: @unchecked Sendable {
    public var values = EnvironmentValues()
    /// The objects of `environmentObject(_:)` and `environment(_:)`, by type.
    public var objects: [ObjectIdentifier: AnyObject] = [:]
    public init() {}
}

@MainActor @preconcurrency
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    public let _box = _EnvironmentBox()
    public nonisolated init() {}

    public var wrappedValue: ObjectType {
        guard let object = _box.objects[ObjectIdentifier(ObjectType.self)] as? ObjectType else {
            fatalError("No ObservableObject of type \(ObjectType.self) found.")
        }
        return object
    }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { _ObjectBindings(object: wrappedValue) }
}

@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
    public var wrappedValue: Value
    public var projectedValue: Bindable<Value> { self }

    private init(_object: Value) { wrappedValue = _object }
}

extension Bindable {
    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    @_disfavoredOverload
    public init(wrappedValue: Value) { self.init(_object: wrappedValue) }
}

extension Bindable where Value: AnyObject & Observable {
    public init(wrappedValue: Value) { self.init(_object: wrappedValue) }
    public init(_ wrappedValue: Value) { self.init(_object: wrappedValue) }
    public init(projectedValue: Bindable<Value>) { self = projectedValue }

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let object = wrappedValue
        return Binding(_get: { object[keyPath: keyPath] }, _set: { value, _ in object[keyPath: keyPath] = value })
    }
}

extension Bindable: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: DynamicProperty {}
