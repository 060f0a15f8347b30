/// Judges addresses without visiting them.
enum WebAddress {
    /// Whether a text is a full `https://` address: a host with a dot, and no blanks or characters that need escaping.
    static func isValid(_ text: String) -> Bool {
        let scheme = "https://"
        guard text.hasPrefix(scheme) else { return false }
        let rest = text.dropFirst(scheme.count)
        let host = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        return labels.count > 1 && labels.allSatisfy(isLabel) && rest.utf8.allSatisfy(isAllowed)
    }

    /// Whether a text is a path inside the project's tests.
    static func isPath(_ text: String) -> Bool {
        text.hasPrefix("Tests/") && !text.contains("..") && text.utf8.allSatisfy(isAllowed)
    }

    private static func isLabel(_ label: Substring) -> Bool {
        !label.isEmpty
            && label.utf8.allSatisfy { byte in
                let character = Character(UnicodeScalar(byte))
                return character.isASCII && (character.isLetter || character.isNumber || character == "-")
            }
    }

    /// Whether a byte may stand in an address as it is (RFC 3986, and what lies beyond ASCII as RFC 3987 has it).
    private static func isAllowed(_ byte: UInt8) -> Bool {
        byte > 0x20 && byte != 0x7F && !"<>\"{}|\\^`".utf8.contains(byte)
    }
}
