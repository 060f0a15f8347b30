import Findings
import SourceReading
import SwiftSyntax

extension Edit {
    /// Takes a modifier out of its chain, with the line that it stands on.
    static func removing(_ modifier: ModifierCall) -> Edit? {
        guard let member = modifier.call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else {
            return nil
        }
        let hasComment =
            base.trailingTrivia.pieces.contains(where: \.isComment)
            || member.period.leadingTrivia.pieces.contains(where: \.isComment)
        let start = hasComment ? member.period.positionAfterSkippingLeadingTrivia : base.endPositionBeforeTrailingTrivia
        return Edit(
            range: start.utf8Offset..<modifier.call.endPositionBeforeTrailingTrivia.utf8Offset, replacement: "")
    }

    /// Replaces what a node covers.
    static func replacing(_ node: some SyntaxProtocol, by text: String) -> Edit {
        Edit(range: SourceFile.range(of: node), replacement: text)
    }

    /// Puts a modifier behind a view, on a line of its own where the view's modifiers stand so.
    static func appending(_ text: String, to view: ModifierChain) -> Edit {
        let end = view.whole.endPositionBeforeTrailingTrivia.utf8Offset
        var line = ""
        if let member = view.modifiers.last?.call.calledExpression.as(MemberAccessExprSyntax.self),
            member.period.leadingTrivia.pieces.contains(where: \.isNewline)
        {
            line = "\n" + String(member.period.leadingTrivia.description.split(whereSeparator: \.isNewline).last ?? "")
        }
        return Edit(range: end..<end, replacement: line + text)
    }
}
