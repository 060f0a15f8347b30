import KnowledgeModel

/// Which texts Swift takes as names, where the code of a pattern puts them.
enum NameRules {
    /// The longest name that is taken, in characters.
    private static let limit = 80

    /// Words that Swift keeps for itself in declarations, expressions or patterns, and names that the protocols of views,
    /// options and identities give a meaning of their own.
    ///
    /// Source: The Swift Programming Language, Lexical Structure, Keywords and Punctuation.
    static let reserved: Set<String> = [
        "Any", "Protocol", "Self", "Type", "_", "actor", "any", "as", "associatedtype", "async", "await", "borrowing",
        "break", "case", "catch", "class", "consuming", "continue", "default", "defer", "deinit", "do", "each", "else",
        "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "get", "guard", "if", "import", "in",
        "indirect", "init", "inout", "internal", "is", "isolated", "lazy", "let", "macro", "mutating", "nil",
        "nonisolated", "nonmutating", "open", "operator", "override", "package", "precedencegroup", "private",
        "protocol", "public", "repeat", "rethrows", "return", "self", "sending", "set", "some", "static", "struct",
        "subscript", "super", "switch", "then", "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak",
        "where", "while", "willSet", "didSet",
        "AllCases", "Body", "ID", "RawValue", "allCases", "body", "hashValue", "id", "rawValue",
    ]

    /// What keeps a text from being a name; nil where nothing does.
    static func fault(in text: String) -> PatternRefusal.NameFault? {
        guard let first = text.unicodeScalars.first else { return .empty }
        guard text.count <= limit else { return .tooLong }
        if ("0"..."9").contains(first) { return .digit }
        for scalar in text.unicodeScalars where !isAllowed(scalar) { return .character(String(scalar)) }
        guard first == "_" || first.properties.isXIDStart else { return .character(String(first)) }
        return reserved.contains(text) || text.allSatisfy { $0 == "_" } ? .reserved : nil
    }

    /// What Unicode calls part of an identifier and Swift's own ranges contain: neither marks that turn the direction of
    /// text nor joiners.
    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        if scalar == "_" || scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)) {
            return true
        }
        guard !scalar.isASCII, scalar.properties.isXIDContinue, !scalar.properties.isDefaultIgnorableCodePoint else {
            return false
        }
        switch scalar.value {
        case 0xAA, 0xB5, 0xB7, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF,
            0x2C00...0x2DFF, 0x3004...0x3007, 0x3021...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0x10000...0x1FFFD,
            0x20000...0x2FFFD:
            return true
        default: return false
        }
    }
}
