import Findings
import SourceReading
import SwiftSyntax

extension SiteFacts {
    init(_ site: PickerSite) {
        let kind: Kind =
            switch site.kind {
            case .picker: .picker
            case .tabView: .tabView
            case .list: .list
            }
        self.init(kind: kind, span: site.file.span(of: site.call))
        title = site.title?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        selection = site.selection.map {
            TypedExpression(
                text: $0.trimmedDescription, type: site.selectionType.isKnown ? site.selectionType.description : nil,
                span: site.file.span(of: $0))
        }
        initialValue = site.initialValue?.value.trimmedDescription
        tags = site.options.options.flatMap { option -> [Tag] in
            if let tag = option.tags.first {
                return [Tag(expression: TypedExpression(tag.expression, tag.type, in: tag.file), isImplicit: false)]
            }
            guard let loop = option.loop else { return [] }
            return [Tag(expression: TypedExpression(loop.data, loop.idType, in: loop.file), isImplicit: true)]
        }
        style = site.style.flatMap { Applicability.Style(rawValue: $0.name) }
        containers = site.containers.compactMap(Self.container)
        let rows = site.options.options
        if site.options.isComplete, rows.allSatisfy({ $0.loops.isEmpty && !$0.isConditional }) { optionCount = rows.count }
    }

    private static func container(_ name: String) -> Applicability.Container? {
        switch name {
        case "Form": .form
        case "List": .list
        case "VStack", "HStack", "ZStack": .stack
        case "Menu", "contextMenu": .menu
        case "toolbar", "ToolbarItem", "ToolbarItemGroup": .toolbar
        case "sheet", "fullScreenCover": .sheet
        case "popover": .popover
        case "ScrollView": .scrollView
        case "CommandMenu", "commands", "CommandGroup": .commands
        default: nil
        }
    }
}

extension SiteFacts.TypedExpression {
    init(_ node: ExprSyntax, _ type: SwiftType, in file: SourceFile) {
        self.init(
            text: node.trimmedDescription, type: type.isKnown ? type.description : nil, span: file.span(of: node))
    }
}
