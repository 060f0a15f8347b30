/// JSON to be written: without Foundation, whose start costs more than a small file's check.
package indirect enum JSONValue: Sendable {
    case null
    case boolean(Bool)
    case integer(Int)
    case string(String)
    case array([JSONValue])
    /// The members; they are written in the order of their keys, so that the same answer gives the same bytes.
    case object([String: JSONValue])

    /// The text, or null where there is none.
    package static func optional(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

    /// The number, or null where there is none.
    package static func optional(_ number: Int?) -> JSONValue { number.map { .integer($0) } ?? .null }

    /// Indented JSON without a line end, as the other commands of the package write it.
    package var text: String {
        var output = ""
        write(to: &output, indent: 0)
        return output
    }

    private func write(to output: inout String, indent: Int) {
        switch self {
        case .null: output += "null"
        case .boolean(let value): output += value ? "true" : "false"
        case .integer(let value): output += String(value)
        case .string(let text): Self.write(text, to: &output)
        case .array(let values):
            Self.write(values, in: ("[", "]"), to: &output, indent: indent) { value, output in
                value.write(to: &output, indent: indent + 2)
            }
        case .object(let members):
            let sorted = members.sorted { $0.key < $1.key }
            Self.write(sorted, in: ("{", "}"), to: &output, indent: indent) { member, output in
                Self.write(member.key, to: &output)
                output += " : "
                member.value.write(to: &output, indent: indent + 2)
            }
        }
    }

    private static func write<Element>(
        _ elements: [Element], in brackets: (String, String), to output: inout String, indent: Int,
        element: (Element, inout String) -> Void
    ) {
        output += brackets.0
        for (index, part) in elements.enumerated() {
            output += (index == 0 ? "\n" : ",\n") + String(repeating: " ", count: indent + 2)
            element(part, &output)
        }
        if !elements.isEmpty { output += "\n" + String(repeating: " ", count: indent) }
        output += brackets.1
    }

    /// Characters that could steer a terminal are written as `\u` escapes, which say the same to a reader of JSON.
    private static func write(_ text: String, to output: inout String) {
        output += "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": output += "\\\""
            case "\\": output += "\\\\"
            case "\n": output += "\\n"
            case "\r": output += "\\r"
            case "\t": output += "\\t"
            default:
                guard isControl(scalar) else {
                    output.unicodeScalars.append(scalar)
                    continue
                }
                let digits = String(scalar.value, radix: 16)
                output += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }
        }
        output += "\""
    }

    /// C0, delete, the C1 controls, and the marks that turn the direction of text or end a line.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x1F, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(stringLiteral value: String) { self = .string(value) }
    package init(integerLiteral value: Int) { self = .integer(value) }
    package init(booleanLiteral value: Bool) { self = .boolean(value) }
    package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    package init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(Dictionary(elements) { _, last in last })
    }
}
