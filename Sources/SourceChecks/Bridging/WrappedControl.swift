import SourceReading
import SwiftSyntax

/// A struct that wraps a control of UIKit or AppKit which chooses a value.
struct WrappedControl {
    let type: DeclGroupSyntax
    let name: String
    let members: [DeclSyntax]

    /// The struct around a place, where it wraps a control.
    init?(around node: some SyntaxProtocol) {
        var next = node.parent
        while let current = next, current.asProtocol(DeclGroupSyntax.self) == nil { next = current.parent }
        guard let declaration = next?.as(StructDeclSyntax.self) else { return nil }
        type = declaration
        name = declaration.name.name
        members = declaration.memberBlock.members.map(\.decl)
        guard let make = function(["makeUIView", "makeNSView"]),
            let view = make.signature.returnClause?.type.trimmedDescription,
            Self.controls.contains(view)
        else { return nil }
    }

    static let controls: Set<String> = [
        "UIPickerView", "UIDatePicker", "UISegmentedControl", "NSPopUpButton", "NSSegmentedControl", "NSDatePicker",
        "NSComboBox", "UIStepper", "UISlider",
    ]

    /// The type of the wrapped control.
    var control: String {
        function(["makeUIView", "makeNSView"])?.signature.returnClause?.type.trimmedDescription ?? ""
    }

    /// The stored properties without a wrapper.
    var plainProperties: Set<String> {
        var names: Set<String> = []
        for variable in members.compactMap({ $0.as(VariableDeclSyntax.self) }) where variable.attributes.isEmpty {
            for binding in variable.bindings where binding.accessorBlock == nil {
                names.insert(binding.pattern.trimmedDescription)
            }
        }
        return names
    }

    func function(_ names: Set<String>) -> FunctionDeclSyntax? {
        members.lazy.compactMap { $0.as(FunctionDeclSyntax.self) }.first { names.contains($0.name.text) }
    }
}
