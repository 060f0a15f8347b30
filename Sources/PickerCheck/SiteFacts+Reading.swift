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
        let outline = SiteOutline(site, inference)
        (style, containers, optionCount) = (outline.style, outline.containers, outline.optionCount)
        let read = SiteAnswers(site, inference, outline, start: start)
        answers = read.answers
        let names = SiteNames(site, inference)
        code = CodeFacts(
            names: names.names, isOptional: names.isOptional, imports: names.imports, within: read.within,
            declaresType: names.declaresType)
    }
}

extension SiteFacts.TypedExpression {
    init(_ text: TypedText) {
        self.init(text: text.text, type: text.type.isKnown ? text.type.description : nil, span: text.span)
    }
}
