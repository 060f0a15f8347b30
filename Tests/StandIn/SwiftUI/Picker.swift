/// A control that chooses one of several values; the content's tags are looked up by the selection's exact type.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: _ContainerView {
    /// Every binding that a choice writes; more than one only with `sources:`.
    public let _selections: [Binding<SelectionValue>]
    public let _label: Label
    public let _content: Content
    /// What stands in place of the chosen option's own label, if given.
    public let _currentValueLabel: AnyView?

    public nonisolated var _children: [any View] { [_label, _content] }

    nonisolated init(
        selections: [Binding<SelectionValue>], label: Label, content: Content, currentValueLabel: AnyView? = nil
    ) {
        _selections = selections
        _label = label
        _content = content
        _currentValueLabel = currentValueLabel
    }
}

extension Picker {
    public nonisolated init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(selections: [selection], label: label(), content: content())
    }

    @available(iOS, deprecated: 100000, renamed: "init(selection:content:label:)")
    @available(macOS, deprecated: 100000, renamed: "init(selection:content:label:)")
    public nonisolated init(
        selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
    ) {
        self.init(selections: [selection], label: label, content: content())
    }

    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    public nonisolated init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(selections: sources.map { $0[keyPath: selection] }, label: label(), content: content())
    }

    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    public nonisolated init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selections: [selection], label: label(), content: content(),
            currentValueLabel: AnyView(currentValueLabel()))
    }

    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    public nonisolated init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selections: sources.map { $0[keyPath: selection] }, label: label(), content: content(),
            currentValueLabel: AnyView(currentValueLabel()))
    }
}
