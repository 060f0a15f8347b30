public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var names: Set<String> = []
    public init() {}
    private init(_ name: String) { names = [name] }

    public static let isButton = AccessibilityTraits("isButton")
    public static let isHeader = AccessibilityTraits("isHeader")
    public static let isSelected = AccessibilityTraits("isSelected")
    public static let isLink = AccessibilityTraits("isLink")
    public static let isImage = AccessibilityTraits("isImage")
    public static let isStaticText = AccessibilityTraits("isStaticText")
    public static let isToggle = AccessibilityTraits("isToggle")
    public static let isTabBar = AccessibilityTraits("isTabBar")
    public static let isModal = AccessibilityTraits("isModal")
    public static let allowsDirectInteraction = AccessibilityTraits("allowsDirectInteraction")
    public static let updatesFrequently = AccessibilityTraits("updatesFrequently")

    public typealias Element = AccessibilityTraits
    public func contains(_ member: AccessibilityTraits) -> Bool { member.names.isSubset(of: names) }
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { changed { $0.formUnion(other.names) } }
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        changed { $0.formIntersection(other.names) }
    }
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        changed { $0.formSymmetricDifference(other.names) }
    }
    public mutating func formUnion(_ other: AccessibilityTraits) { names.formUnion(other.names) }
    public mutating func formIntersection(_ other: AccessibilityTraits) { names.formIntersection(other.names) }
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
        names.formSymmetricDifference(other.names)
    }
    @discardableResult
    public mutating func insert(
        _ member: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(member)
        names.formUnion(member.names)
        return (isNew, member)
    }
    @discardableResult
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let found = contains(member)
        names.subtract(member.names)
        return found ? member : nil
    }
    @discardableResult
    public mutating func update(with member: AccessibilityTraits) -> AccessibilityTraits? {
        let found = contains(member)
        names.formUnion(member.names)
        return found ? member : nil
    }

    private func changed(_ change: (inout Set<String>) -> Void) -> AccessibilityTraits {
        var copy = self
        change(&copy.names)
        return copy
    }
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
    let name: String
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    public static let contain = AccessibilityChildBehavior(name: "contain")
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

public enum AccessibilityAdjustmentDirection: Sendable {
    case increment
    case decrement
}

extension View {
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        noting("accessibilityLabel", labelKey)
    }
    public nonisolated func accessibilityLabel(_ label: Text) -> some View { noting("accessibilityLabel", label) }
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        noting("accessibilityLabel", String(label))
    }
    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        noting("accessibilityValue", valueKey)
    }
    public nonisolated func accessibilityValue(_ value: Text) -> some View { noting("accessibilityValue", value) }
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        noting("accessibilityValue", String(value))
    }
    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        noting("accessibilityHint", hintKey)
    }
    public nonisolated func accessibilityHint(_ hint: Text) -> some View { noting("accessibilityHint", hint) }
    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        noting("accessibilityHint", String(hint))
    }
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
        noting("accessibilityIdentifier", identifier)
    }
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { noting("accessibilityHidden", hidden) }
    public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        noting("accessibilityAddTraits", traits)
    }
    public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        noting("accessibilityRemoveTraits", traits)
    }
    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        noting("accessibilityElement", children)
    }
    public nonisolated func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        noting("accessibilityAdjustableAction", handler)
    }
    public nonisolated func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void)
        -> some View
    {
        noting("accessibilityAction", handler)
    }
    public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        noting("accessibilityInputLabels", inputLabelKeys)
    }
    public nonisolated func accessibilityShowsLargeContentViewer() -> some View {
        noting("accessibilityShowsLargeContentViewer")
    }
    public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View {
        noting("accessibilityShowsLargeContentViewer", largeContentView())
    }
    public nonisolated func accessibilityRepresentation<V: View>(
        @ViewBuilder representation: () -> V
    ) -> some View {
        noting("accessibilityRepresentation", representation())
    }
    public nonisolated func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View {
        noting("accessibilityLabeledPair", role, id)
    }
    public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        noting("accessibilitySortPriority", sortPriority)
    }
    public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        noting("accessibilityHeading", level)
    }
}

public enum AccessibilityLabeledPairRole: Sendable {
    case label
    case content
}
