import SourceReading
import SwiftSyntax

/// A literal written for another type: `1` as `UInt8(1)`, `1` as `1.0`, `1` as `"1"`.
struct LiteralConversion {
    let text: String
    /// Whether the number stays the same and only its type changes.
    let isSameValue: Bool

    /// - Returns: nil where the literal cannot be a value of the type.
    init?(_ node: ExprSyntax, to type: SwiftType) {
        guard let name = type.name, type.arguments.isEmpty else { return nil }
        let written = node.trimmedDescription
        if let whole = Self.integer(node) {
            if let range = Self.ranges[name] {
                guard range.contains(whole) else { return nil }
                (text, isSameValue) = (name == "Int" ? written : "\(name)(\(written))", true)
            } else if name == "Double" {
                (text, isSameValue) = (written + ".0", true)
            } else if ["Float", "CGFloat"].contains(name) {
                (text, isSameValue) = ("\(name)(\(written))", true)
            } else if name == "String" {
                (text, isSameValue) = ("\"\(whole)\"", false)
            } else {
                return nil
            }
        } else if node.is(FloatLiteralExprSyntax.self), ["Float", "CGFloat"].contains(name) {
            (text, isSameValue) = ("\(name)(\(written))", true)
        } else if let string = node.as(StringLiteralExprSyntax.self)?.representedLiteralValue, name == "Int",
            let number = Int(string), String(number) == string
        {
            (text, isSameValue) = (string, false)
        } else {
            return nil
        }
    }

    /// The number that a literal, or one behind a minus sign, spells in decimal digits.
    static func integer(_ node: ExprSyntax) -> Int? {
        if let literal = node.as(IntegerLiteralExprSyntax.self) {
            return Int(literal.literal.text.filter { $0 != "_" })
        }
        guard let negative = node.as(PrefixOperatorExprSyntax.self), negative.operator.text == "-" else { return nil }
        return integer(negative.expression).map { -$0 }
    }

    private static let ranges: [String: ClosedRange<Int>] = [
        "Int": Int.min...Int.max, "Int8": -128...127, "Int16": -32768...32767, "Int32": -2_147_483_648...2_147_483_647,
        "Int64": Int.min...Int.max, "UInt": 0...Int.max, "UInt8": 0...255, "UInt16": 0...65535,
        "UInt32": 0...4_294_967_295, "UInt64": 0...Int.max,
    ]
}
