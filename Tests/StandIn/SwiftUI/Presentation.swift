// Sheets, popovers, alerts and what else comes over a view.

/// Shows a view over the one it modifies while a binding says so.
public nonisolated struct _PresentationModifier: _PrimitiveViewModifier {
    /// The modifier's name, such as `sheet`.
    public let name: String
    public let isPresented: () -> Bool
    /// Makes what is shown.
    public let content: () -> [any View]
    init(name: String, isPresented: @escaping () -> Bool, content: @escaping () -> [any View]) {
        self.name = name
        self.isPresented = isPresented
        self.content = content
    }
}

extension View {
    nonisolated func presenting(
        _ name: String, _ isPresented: Binding<Bool>, _ content: @escaping () -> [any View]
    ) -> some View {
        modifier(
            _PresentationModifier(name: name, isPresented: { isPresented.wrappedValue }, content: content))
    }
    nonisolated func presenting<Item>(
        _ name: String, _ item: Binding<Item?>, _ content: @escaping (Item) -> any View
    ) -> some View {
        modifier(
            _PresentationModifier(
                name: name, isPresented: { item.wrappedValue != nil },
                content: { item.wrappedValue.map { [content($0)] } ?? [] }))
    }

    public nonisolated func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting("sheet", isPresented) { [content()] }
    }
    public nonisolated func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting("sheet", item) { content($0) }
    }
    public nonisolated func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting("fullScreenCover", isPresented) { [content()] }
    }
    public nonisolated func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting("popover", isPresented) { [content()] }
    }
    public nonisolated func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting("popover", item) { content($0) }
    }

    public nonisolated func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        let actions = actions()
        return presenting("alert", isPresented) { [actions] }
    }
    public nonisolated func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        let shown: [any View] = [actions(), message()]
        return presenting("alert", isPresented) { shown }
    }
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        let actions = actions()
        return presenting("alert", isPresented) { [actions] }
    }
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        let shown: [any View] = [actions(), message()]
        return presenting("alert", isPresented) { shown }
    }
    public nonisolated func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        let shown: [any View] = data.map { [actions($0)] } ?? []
        return presenting("alert", isPresented) { shown }
    }
    public nonisolated func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        let actions = actions()
        return presenting("confirmationDialog", isPresented) { [actions] }
    }
    public nonisolated func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        let shown: [any View] = [actions(), message()]
        return presenting("confirmationDialog", isPresented) { shown }
    }
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        let actions = actions()
        return presenting("confirmationDialog", isPresented) { [actions] }
    }
    public nonisolated func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: () -> V
    ) -> some View {
        let content = content()
        return presenting("inspector", isPresented) { [content] }
    }
    public nonisolated func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        noting("contextMenu", menuItems())
    }
    public nonisolated func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        noting("safeAreaInset", content())
    }

    public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        noting("presentationDetents", detents)
    }
    public nonisolated func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        noting("presentationDetents", detents, selection)
    }
    public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
        noting("presentationDragIndicator", visibility)
    }
    public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        noting("presentationCompactAdaptation", adaptation)
    }
    public nonisolated func presentationContentInteraction(
        _ behavior: PresentationContentInteraction
    ) -> some View {
        noting("presentationContentInteraction", behavior)
    }
    public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        noting("presentationBackground", style)
    }
    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        noting("interactiveDismissDisabled", isDisabled)
    }
}

public enum PopoverAttachmentAnchor {
    case rect(Anchor<CGRect>.Source)
    case point(UnitPoint)
}

public struct Anchor<Value> {
    public struct Source: Sendable {
        let name: String
    }
}

extension Anchor.Source where Value == CGRect {
    public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source(name: "bounds") }
    public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { Anchor<CGRect>.Source(name: "rect") }
}

public struct PresentationDetent: Hashable, Sendable {
    let name: String
    public static let medium = PresentationDetent(name: "medium")
    public static let large = PresentationDetent(name: "large")
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(name: "fraction \(fraction)")
    }
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(name: "height \(height)")
    }
}

public struct PresentationAdaptation: Sendable {
    let name: String
    public static var automatic: PresentationAdaptation { PresentationAdaptation(name: "automatic") }
    public static var none: PresentationAdaptation { PresentationAdaptation(name: "none") }
    public static var popover: PresentationAdaptation { PresentationAdaptation(name: "popover") }
    public static var sheet: PresentationAdaptation { PresentationAdaptation(name: "sheet") }
    public static var fullScreenCover: PresentationAdaptation { PresentationAdaptation(name: "fullScreenCover") }
}

public struct PresentationContentInteraction: Equatable, Sendable {
    let name: String
    public static var automatic: PresentationContentInteraction { PresentationContentInteraction(name: "automatic") }
    public static var resizes: PresentationContentInteraction { PresentationContentInteraction(name: "resizes") }
    public static var scrolls: PresentationContentInteraction { PresentationContentInteraction(name: "scrolls") }
}
