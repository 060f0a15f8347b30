public nonisolated struct ColorPicker<Label: View>: _ContainerView {
    public let _label: Label
    public let _selection: Binding<Color>
    public var _children: [any View] { [_label] }

    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        _label = label()
        _selection = selection
    }
}

extension ColorPicker where Label == Text {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}

public nonisolated struct Link<Label: View>: _ContainerView {
    public let _label: Label
    public let _destination: URL
    public var _children: [any View] { [_label] }

    public init(destination: URL, @ViewBuilder label: () -> Label) {
        _label = label()
        _destination = destination
    }
}

extension Link where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

public nonisolated struct EditButton: _PrimitiveView {
    public init() {}
}
