public nonisolated struct Toggle<Label: View>: _ContainerView {
    public let _isOn: [Binding<Bool>]
    public let _label: Label
    public var _children: [any View] { [_label] }

    init(all: [Binding<Bool>], label: Label) {
        _isOn = all
        _label = label
    }

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { self.init(all: [isOn], label: label()) }

    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        self.init(all: sources.map { $0[keyPath: isOn] }, label: label())
    }
}

extension Toggle where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(all: [isOn], label: Text(titleKey))
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(all: [isOn], label: Text(title))
    }
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(all: [isOn], label: Text(titleResource))
    }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(all: [isOn], label: SwiftUI.Label(titleKey, systemImage: systemImage))
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(all: [isOn], label: SwiftUI.Label(title, systemImage: systemImage))
    }
}

public protocol ToggleStyle {
    /// The style's spelling after the dot.
    static var _name: String { get }
}
public struct DefaultToggleStyle: ToggleStyle {
    public static var _name: String { "automatic" }
    public init() {}
}
public struct SwitchToggleStyle: ToggleStyle {
    public static var _name: String { "switch" }
    public init() {}
}
public struct ButtonToggleStyle: ToggleStyle {
    public static var _name: String { "button" }
    public init() {}
}
@available(iOS, unavailable)
public struct CheckboxToggleStyle: ToggleStyle {
    public static var _name: String { "checkbox" }
    public init() {}
}

extension ToggleStyle where Self == DefaultToggleStyle {
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
@available(iOS, unavailable)
extension ToggleStyle where Self == CheckboxToggleStyle {
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension View {
    public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { noting("toggleStyle", style) }
}
