/// Spells text for `man`: source of the rules is groff_man(7) and groff_char(7).
enum Roff {
    /// The text as it stands in a line of a manual page; line ends become spaces.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            case "'": result += "\\(aq"
            case "`": result += "\\(ga"
            case "^": result += "\\(ha"
            case "~": result += "\\(ti"
            case "\n": result += " "
            default:
                if scalar.isASCII {
                    result.unicodeScalars.append(scalar)
                } else {
                    let digits = String(scalar.value, radix: 16, uppercase: true)
                    result += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
                }
            }
        }
        // A dot at the start of a line would make it a request.
        return result.hasPrefix(".") ? "\\&" + result : result
    }

    /// The text as one argument of a macro.
    static func argument(_ text: String) -> String {
        var result = ""
        for character in escaped(text) { result += character == "\"" ? "\\(dq" : String(character) }
        return "\"" + result + "\""
    }

    static func bold(_ text: String) -> String { "\\fB" + escaped(text) + "\\fR" }
    static func italic(_ text: String) -> String { "\\fI" + escaped(text) + "\\fR" }
}
