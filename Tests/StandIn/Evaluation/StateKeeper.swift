import SwiftUI

/// Keeps what lives on between two evaluations, by the place in the view tree: state, objects, and the first size of rows.
@MainActor final class StateKeeper {
    private var kept: [String: AnyObject] = [:]
    private var visited: Set<String> = []
    private var firstElements: [Place: Any] = [:]
    private var watched: [ObjectIdentifier: AnyCancellable] = [:]
    /// The stored values that the views read, with a way to read them again.
    private(set) var stored: [(text: String, read: () -> String)] = []
    let onWrite: @MainActor () -> Void

    init(onWrite: @escaping @MainActor () -> Void) { self.onWrite = onWrite }

    func begin() {
        visited = []
        stored = []
    }

    /// Forgets what no view asked for: a view that went away starts anew when it comes back.
    func end() { kept = kept.filter { visited.contains($0.key) } }

    /// Puts the properties of a view or a modifier on screen.
    func install(_ value: Any, at place: Place, environment: _EnvironmentBox) {
        for child in Mirror(reflecting: value).children {
            let key = "\(place).\(child.label ?? "")"
            switch child.value {
            case let property as any KeptProperty: keep(property, key)
            case let property as any EnvironmentReading:
                property.environmentBox.values = environment.values
                property.environmentBox.objects = environment.objects
                for case let object as any ObservableObject in environment.objects.values { watch(object) }
            case let property as any StoredReading:
                stored.append((text: property.storedText, read: { property.storedText }))
            case let property as any ObjectReading: watch(property.observed)
            case is any DynamicProperty: install(child.value, at: key, environment: environment)
            default: break
            }
        }
    }

    private func keep(_ property: any KeptProperty, _ key: String) {
        visited.insert(key)
        let onWrite = onWrite
        kept[key] = property.install(on: kept[key]) { MainActor.assumeIsolated(onWrite) }
        if let object = (property as? any ObjectReading)?.observed { watch(object) }
    }

    private func watch(_ object: any ObservableObject) {
        guard watched[ObjectIdentifier(object)] == nil else { return }
        watched[ObjectIdentifier(object)] = subscribe(object)
    }

    private func subscribe(_ object: some ObservableObject) -> AnyCancellable {
        let onWrite = onWrite
        return object.objectWillChange.sink { _ in MainActor.assumeIsolated(onWrite) }
    }

    /// The elements with which a constant range stood at a place first.
    func firstElements(at place: Place, now: Any) -> Any {
        if let first = firstElements[place] { return first }
        firstElements[place] = now
        return now
    }
}

/// A property whose value outlives the view.
@MainActor protocol KeptProperty {
    func install(on earlier: AnyObject?, onWrite: @escaping () -> Void) -> AnyObject
}
extension State: KeptProperty {
    func install(on earlier: AnyObject?, onWrite: @escaping () -> Void) -> AnyObject {
        _storage.standing(on: earlier, onWrite: onWrite)
    }
}
extension GestureState: KeptProperty {
    func install(on earlier: AnyObject?, onWrite: @escaping () -> Void) -> AnyObject {
        _storage.standing(on: earlier, onWrite: onWrite)
    }
}
extension SceneStorage: KeptProperty {
    func install(on earlier: AnyObject?, onWrite: @escaping () -> Void) -> AnyObject {
        _storage.standing(on: earlier, onWrite: onWrite)
    }
}
extension StateObject: KeptProperty {
    func install(on earlier: AnyObject?, onWrite: @escaping () -> Void) -> AnyObject {
        let earlier = earlier as? _ObjectBox<ObjectType>
        _box.install(on: earlier)
        return earlier ?? _box
    }
}

extension _StateStorage {
    fileprivate func standing(on earlier: AnyObject?, onWrite: @escaping () -> Void) -> AnyObject {
        let earlier = earlier as? _StateStorage<Value>
        install(on: earlier)
        if earlier == nil { onChange = onWrite }
        return earlier ?? self
    }
}

/// A property that reads the environment.
@MainActor protocol EnvironmentReading {
    var environmentBox: _EnvironmentBox { get }
}
extension Environment: EnvironmentReading {
    var environmentBox: _EnvironmentBox { _box }
}
extension EnvironmentObject: EnvironmentReading {
    var environmentBox: _EnvironmentBox { _box }
}

/// A property that reads the user's defaults.
protocol StoredReading {
    var storedText: String { get }
}
extension AppStorage: StoredReading {
    var storedText: String { String(describing: wrappedValue) }
}

/// A property with an object that publishes its changes.
@MainActor protocol ObjectReading {
    var observed: any ObservableObject { get }
}
extension ObservedObject: ObjectReading {
    var observed: any ObservableObject { wrappedValue }
}
extension StateObject: ObjectReading {
    var observed: any ObservableObject { wrappedValue }
}
