// Where the focus of VoiceOver is.

@propertyWrapper
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    let storage: _StateStorage<Value>

    @propertyWrapper
    public struct Binding {
        let storage: _StateStorage<Value>

        public var wrappedValue: Value {
            get { storage.current }
            nonmutating set { storage.current = newValue }
        }
        public var projectedValue: Binding { self }
    }

    public init() where Value == Bool {
        storage = _StateStorage(false)
        storage.install(on: nil)
    }

    public init<T: Hashable>() where Value == T? {
        storage = _StateStorage(nil)
        storage.install(on: nil)
    }

    public var wrappedValue: Value {
        get { storage.current }
        nonmutating set { storage.current = newValue }
    }
    public var projectedValue: Binding { Binding(storage: storage) }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
    public nonisolated func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        noting("accessibilityFocused", binding, value)
    }
    public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        noting("accessibilityFocused", condition)
    }
}
