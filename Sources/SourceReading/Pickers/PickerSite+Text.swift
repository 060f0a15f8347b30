import Findings
import SwiftSyntax

/// An expression as text, with its type and its place.
package struct TypedText: Sendable {
    package let text: String
    package let type: SwiftType
    package let span: SourceSpan

    init(_ node: ExprSyntax, _ type: SwiftType, in file: SourceFile) {
        text = node.trimmedDescription
        self.type = type
        span = file.span(of: node)
    }
}

/// What a site says, as text for those who know no syntax.
extension PickerSite {
    package var span: SourceSpan { file.span(of: call) }
    package var titleText: String? { title?.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
    package var selectionText: TypedText? { selection.map { TypedText($0, selectionType, in: file) } }
    package var initialText: String? { initialValue?.value.trimmedDescription }

    /// The tags of the rows: those that are written, and those that a loop gives.
    package var tagTexts: [(text: TypedText, isImplicit: Bool)] {
        options.options.compactMap { option in
            if let tag = option.tags.first { return (TypedText(tag.expression, tag.type, in: tag.file), false) }
            return option.loop.map { (TypedText($0.data, $0.idType, in: $0.file), true) }
        }
    }
}
