#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// JSON for other programs: sorted keys, so that the same answer gives the same bytes.
package enum JSONText {
    /// The document as indented JSON, without a line end.
    ///
    /// Characters that could steer a terminal are written as `\u` escapes, which say the same to a reader of JSON.
    package static func of(_ document: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return escapingControls(String(decoding: try encoder.encode(document), as: UTF8.self))
    }

    private static func escapingControls(_ json: String) -> String {
        guard json.unicodeScalars.contains(where: isControl) else { return json }
        var escaped = String.UnicodeScalarView()
        for scalar in json.unicodeScalars {
            guard isControl(scalar) else {
                escaped.append(scalar)
                continue
            }
            let digits = String(scalar.value, radix: 16)
            escaped.append(
                contentsOf: ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).unicodeScalars)
        }
        return String(escaped)
    }

    /// Delete, the C1 controls, and the marks that turn the direction of text; JSON's own encoder escapes the rest.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x7F...0x9F, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}

/// A value that is written as `null` where it is missing, because the contract promises the key.
struct Nullable<Value: Encodable>: Encodable {
    var value: Value?

    init(_ value: Value?) { self.value = value }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let value { try container.encode(value) } else { try container.encodeNil() }
    }
}
