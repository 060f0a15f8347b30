// Modifiers that act when something happens; an evaluator calls what they keep.

/// Calls a closure when a value differs from that of the evaluation before.
public nonisolated struct _ChangeModifier<Value: Equatable>: _PrimitiveViewModifier {
    public let value: Value
    public let initial: Bool
    public let action: (_ old: Value, _ new: Value) -> Void
    init(value: Value, initial: Bool, action: @escaping (Value, Value) -> Void) {
        self.value = value
        self.initial = initial
        self.action = action
    }
}

/// Calls closures when the view comes and goes.
public nonisolated struct _AppearanceModifier: _PrimitiveViewModifier {
    public let appear: (() -> Void)?
    public let disappear: (() -> Void)?
}

/// Runs an asynchronous closure when the view comes, and again when the identity changes.
public nonisolated struct _TaskModifier<ID: Equatable>: _PrimitiveViewModifier {
    public let id: ID
    public let action: @Sendable () async -> Void
    init(id: ID, action: @escaping @Sendable () async -> Void) {
        self.id = id
        self.action = action
    }
}

/// Calls a closure with what a publisher sends.
public nonisolated struct _SubscriptionModifier<P: Publisher>: _PrimitiveViewModifier where P.Failure == Never {
    public let publisher: P
    public let action: (P.Output) -> Void
    init(publisher: P, action: @escaping (P.Output) -> Void) {
        self.publisher = publisher
        self.action = action
    }
}

extension View {
    @available(
        iOS, deprecated: 17.0,
        message: "Use `onChange` with a two or zero parameter action closure instead."
    )
    public nonisolated func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        modifier(_ChangeModifier(value: value, initial: false) { _, new in action(new) })
    }

    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(_ChangeModifier(value: value, initial: initial, action: action))
    }

    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(_ChangeModifier(value: value, initial: initial) { _, _ in action() })
    }

    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceModifier(appear: action, disappear: nil))
    }

    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceModifier(appear: nil, disappear: action))
    }

    public nonisolated func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(_SubscriptionModifier(publisher: publisher, action: action))
    }

    @preconcurrency
    public nonisolated func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        // The action runs where it is isolated to; only its sendability is vouched for.
        nonisolated(unsafe) let action = action
        return modifier(_TaskModifier(id: 0) { await action() })
    }

    @preconcurrency
    public nonisolated func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        nonisolated(unsafe) let action = action
        return modifier(_TaskModifier(id: value) { await action() })
    }

    public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        noting("refreshable", action)
    }

    public nonisolated func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View {
        noting("onSubmit", triggers, action)
    }

    public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        noting("onOpenURL", action)
    }

    public nonisolated func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        noting("onGeometryChange", transform, action)
    }

    public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        noting("sensoryFeedback", feedback)
    }
}

public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let text = SubmitTriggers(rawValue: 1)
    public static let search = SubmitTriggers(rawValue: 2)
}

public struct SensoryFeedback: Equatable, Sendable {
    let name: String
    public static let success = SensoryFeedback(name: "success")
    public static let warning = SensoryFeedback(name: "warning")
    public static let error = SensoryFeedback(name: "error")
    public static let selection = SensoryFeedback(name: "selection")
    public static let impact = SensoryFeedback(name: "impact")
}
