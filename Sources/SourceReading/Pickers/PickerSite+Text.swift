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
    package var titleText: String? { labelWords?.text }
    package var selectionText: TypedText? { selection.map { TypedText($0, selectionType, in: file) } }

    /// The tags of the rows: those that are written, and those that a loop gives.
    package var tagTexts: [(text: TypedText, isImplicit: Bool)] {
        var loops: Set<SyntaxIdentifier> = []
        return options.options.compactMap { option in
            if let tag = option.tags.first { return (TypedText(tag.expression, tag.type, in: tag.file), false) }
            // The branches of a loop's body share its one identity.
            guard let loop = option.loop, loops.insert(loop.call.id).inserted else { return nil }
            return (TypedText(loop.data, loop.idType, in: loop.file), true)
        }
    }
}
