import SwiftSyntax

/// Modifiers of SwiftUI that change how a view looks or is spoken of, or what it reacts to besides.
///
/// None of them puts the view into a navigation container. Names from SwiftUI's public interface; what is not among them may
/// do anything.
enum KnownModifiers {
    static let plain: Set<String> = keepingTouches.union(describing)

    /// Modifiers that may keep touches from what they are applied to.
    static let keepingTouches: Set<String> = ["disabled", "allowsHitTesting", "hidden", "redacted", "opacity"]

    private static let describing: Set<String> = [
        "accentColor", "accessibilityAddTraits", "accessibilityElement", "accessibilityHidden", "accessibilityHint",
        "accessibilityIdentifier", "accessibilityInputLabels", "accessibilityLabel", "accessibilityRemoveTraits",
        "accessibilitySortPriority", "accessibilityValue", "alert", "alignmentGuide", "animation", "aspectRatio",
        "background", "badge", "bold", "border", "buttonStyle", "clipShape", "clipped", "colorScheme",
        "confirmationDialog", "containerRelativeFrame", "contentMargins", "contentShape", "contextMenu",
        "controlGroupStyle", "controlSize", "cornerRadius", "datePickerStyle", "defaultFocus", "defersSystemGestures",
        "dynamicTypeSize", "edgesIgnoringSafeArea", "environment", "environmentObject", "fixedSize", "focused", "font",
        "fontDesign", "fontWeight",
        "foregroundColor", "foregroundStyle", "formStyle", "frame", "fullScreenCover", "gridCellColumns",
        "groupBoxStyle", "headerProminence", "help", "horizontalRadioGroupLayout", "id", "ignoresSafeArea",
        "imageScale", "interactiveDismissDisabled", "italic", "keyboardType", "labelStyle", "labelsHidden",
        "labelsVisibility", "layoutPriority", "lineLimit", "listRowBackground", "listRowInsets", "listRowSeparator",
        "listRowSpacing", "listSectionSpacing", "listStyle", "menuIndicator", "menuOrder", "menuStyle",
        "minimumScaleFactor", "multilineTextAlignment", "navigationBarBackButtonHidden", "navigationBarHidden",
        "navigationBarItems", "navigationBarTitle", "navigationBarTitleDisplayMode", "navigationTitle", "offset",
        "onAppear", "onChange", "onDisappear", "onReceive", "onSubmit", "overlay", "padding", "pickerStyle", "popover",
        "position", "preferredColorScheme", "presentationBackground", "presentationCornerRadius",
        "presentationDetents", "presentationDragIndicator", "refreshable", "resizable", "safeAreaInset",
        "safeAreaPadding", "scaledToFill", "scaledToFit", "scrollContentBackground", "scrollDisabled",
        "scrollIndicators", "searchable", "sensoryFeedback", "shadow", "sheet", "submitLabel", "symbolRenderingMode",
        "symbolVariant", "tabItem", "tag", "task", "textCase", "textFieldStyle", "textInputAutocapitalization",
        "textSelection", "tint", "toggleStyle", "toolbar", "toolbarBackground", "transition", "zIndex",
    ]
}

extension TypeInference {
    /// Views of SwiftUI that apps add modifiers of their own to, beside `View`.
    private static let extended = [
        "View", "Picker", "Text", "Image", "Label", "Form", "List", "Section", "Group", "ForEach", "VStack", "HStack",
        "ZStack", "ScrollView", "TabView", "Button", "Color", "ModifiedContent", "DynamicViewContent",
    ]

    /// Whether the app declares a modifier of this name for some view, so that its name does not tell what it does.
    ///
    /// - Parameter view: the name of the view that the modifier's chain begins with.
    package func isOwnModifier(_ name: String, on view: String? = nil, near file: SourceFile) -> Bool {
        let isExtended = Self.extended.contains { type in
            index.extensions(of: type, declaring: name).contains {
                !$0.file.isInterface && $0.members[name] != nil
            }
        }
        if isExtended { return true }
        guard let view, isDeclaredByApp(.named(view), near: file) else { return false }
        return members(name, of: .named(view), near: file).contains { !$0.file.isInterface }
    }

    /// Whether a modifier may keep touches from a view: by its name, or since what it does is not known.
    package func mayKeepTouches(_ modifier: ModifierCall, near file: SourceFile) -> Bool {
        KnownModifiers.keepingTouches.contains(modifier.name) || !isPlain(modifier, near: file)
            || modifier.name == "environment" && modifier.call.arguments.trimmedDescription.contains("isEnabled")
    }

    /// Whether a modifier is SwiftUI's, and one that brings no navigation container.
    package func isPlain(_ modifier: ModifierCall, near file: SourceFile) -> Bool {
        KnownModifiers.plain.contains(modifier.name)
            && !isOwnModifier(modifier.name, on: modifier.viewName, near: file)
    }
}

extension ModifierCall {
    /// The name of the view that the chain begins with which the modifier stands in.
    fileprivate var viewName: String? {
        call.calledExpression.as(MemberAccessExprSyntax.self)?.base.flatMap { ModifierChain($0).name }
    }
}
