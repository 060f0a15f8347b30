import Findings
import SourceReading
import SwiftSyntax

extension RowRepair {
    /// The row in an `if let` over its tag's optional value, so that it is there only where it can be chosen.
    ///
    /// What the row shows in place of a missing value goes too. Only for a row that stands by itself among options, since
    /// elsewhere its braces may build no views.
    ///
    /// - Returns: nil where the value is no plain path such as `item.name`.
    static func unwrapping(_ tag: WrittenTag, of option: PickerOption) -> RowRepair? {
        let row = option.chain.whole
        let (value, range) = (tag.expression.trimmedDescription, SourceFile.range(of: row))
        guard tag.file === option.file, value.allSatisfy({ $0.isLetter || $0.isNumber || "._?$".contains($0) }),
            let name = tag.expression.memberPath?.last, !name.hasPrefix("$"), isAmongOptions(row)
        else { return nil }
        let rowText = option.file.text[range]
        guard range.contains(SourceFile.range(of: tag.expression).lowerBound), !rowText.contains("\"\"\"") else {
            return nil
        }
        let head = "if let \(name)\(value == name ? "" : " = \(value)") {"
        var edits = [Edit.replacing(tag.expression, by: name)]
        for fallback in fallbacks(of: value, in: Syntax(row)) { edits.append(.replacing(fallback, by: name)) }
        guard let indent = indentation(of: range, in: option.file) else {
            edits.append(Edit(range: range.lowerBound..<range.lowerBound, replacement: head + " "))
            edits.append(Edit(range: range.upperBound..<range.upperBound, replacement: " }"))
            return RowRepair(edits: edits, isSafe: false)
        }
        edits.append(Edit(range: range.lowerBound..<range.lowerBound, replacement: "\(head)\n\(indent)    "))
        for (offset, byte) in rowText.utf8.enumerated() where byte == UInt8(ascii: "\n") {
            let start = range.lowerBound + offset + 1
            edits.append(Edit(range: start..<start, replacement: "    "))
        }
        edits.append(Edit(range: range.upperBound..<range.upperBound, replacement: "\n\(indent)}"))
        return RowRepair(edits: edits, isSafe: false)
    }

    /// Whether a view is a statement in braces that hold options.
    private static func isAmongOptions(_ row: ExprSyntax) -> Bool {
        guard let item = row.parent?.as(CodeBlockItemSyntax.self),
            let closure = item.parent?.parent?.as(ClosureExprSyntax.self), let call = closure.takingCall?.call
        else { return false }
        return ["Picker", "ForEach", "Section", "Group"].contains(ModifierChain.calleeName(ExprSyntax(call)))
    }

    /// The blanks before a range, where nothing else stands before it in its line.
    private static func indentation(of range: Range<Int>, in file: SourceFile) -> String? {
        let place = file.text.location(at: range.lowerBound)
        let before = String(file.text[(range.lowerBound - place.column + 1)..<range.lowerBound])
        return before.allSatisfy { $0 == " " || $0 == "\t" } ? before : nil
    }

    /// The expressions `value ?? …` in a view.
    private static func fallbacks(of value: String, in node: Syntax) -> [SequenceExprSyntax] {
        if let sequence = node.as(SequenceExprSyntax.self) {
            let parts = Array(sequence.elements)
            if parts.count == 3, parts[0].trimmedDescription == value,
                parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
            {
                return [sequence]
            }
        }
        return node.children(viewMode: .sourceAccurate).flatMap { fallbacks(of: value, in: $0) }
    }
}
