import Findings
import SourceReading

extension SiteFacts {
    /// - Parameter inference: what knows the types of the files around the site.
    init(_ site: PickerSite, _ inference: TypeInference) {
        let kind: Kind =
            switch site.kind {
            case .picker: .picker
            case .tabView: .tabView
            case .list: .list
            }
        self.init(kind: kind, span: site.span)
        title = site.titleText
        selection = site.selectionText.map(TypedExpression.init)
        let start = SelectionStartReader(inference: inference).start(of: site)
        // What is stored overrides what is written.
        if let start, !start.isStored { initialValue = start.expression?.trimmedDescription ?? "nil" }
        tags = site.tagTexts.map { Tag(expression: TypedExpression($0.text), isImplicit: $0.isImplicit) }
        style = site.style.flatMap { Applicability.Style(rawValue: $0.name) }
        containers = site.containers.compactMap(Self.container)
        let rows = site.options.options
        if site.options.isComplete, rows.allSatisfy({ $0.loops.isEmpty && !$0.isConditional }) {
            optionCount = rows.count
        }
        answers = SiteAnswers(site, inference, start: start, optionCount: optionCount).answers
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
    init(_ text: TypedText) {
        self.init(text: text.text, type: text.type.isKnown ? text.type.description : nil, span: text.span)
    }
}
