/// Characters that act on a terminal instead of showing something, and their visible spelling.
///
/// Text from user code, from knowledge files or from a query may hold an escape sequence that moves the cursor, retitles the
/// window or, with a bidirectional override, shows code in another order than the compiler reads it ("Trojan Source",
/// CVE-2021-42574). `StyledText` passes everything through here.
package enum ControlCharacters {
    /// The text with each control character spelled as Swift spells it, `\u{1B}`; newlines and tabs stay.
    ///
    /// A carriage return before a newline goes: it belongs to the line end.
    package static func escaped(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { isControl($0) || $0 == "\r" }) else { return text }
        var result = String.UnicodeScalarView()
        let scalars = Array(text.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            if scalar == "\r", index + 1 < scalars.count, scalars[index + 1] == "\n" { continue }
            if isControl(scalar) {
                result.append(contentsOf: spelling(of: scalar).unicodeScalars)
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }

    /// Whether the character is a control character other than newline and tab, a bidirectional control, or a line or
    /// paragraph separator.
    package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A: false
        case 0x00...0x1F, 0x7F...0x9F: true
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        case 0x2028, 0x2029: true
        default: false
        }
    }

    private static func spelling(of scalar: Unicode.Scalar) -> String {
        "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
}
