import KnowledgeModel

/// The words of a pattern's code with the user's own in their place.
///
/// A type's name is followed by every name and text of the code that has it as a word: for `Department` the pattern's
/// `selectedSize`, `sizes` and "Choose a size" become `selectedDepartment`, `departments` and "Choose a department".
struct Renaming {
    /// What stands for a name in the code, by the pattern's own name.
    private let names: [String: String]
    /// What stands for a word in texts and comments.
    private let phrases: [String: String]
    /// The title's text, escaped, where the user has one.
    private let title: (old: String, new: String)?

    /// - Parameters:
    ///   - pattern: whose names are replaced.
    ///   - given: the user's names, the selection's type without a question mark.
    ///   - kind: what the selection's type is.
    ///   - code: the code before the replacing.
    /// - Throws: `PatternRefusal` where a name is none, or the code has another thing of that name.
    init(
        _ pattern: Pattern, _ given: [PatternName: String], kind: PatternParameter.SelectionKind,
        in code: [SwiftToken]
    ) throws(PatternRefusal) {
        for (role, text) in given.sorted(by: { $0.key < $1.key }) where role != .title && pattern.names[role] != nil {
            try Self.check(text, as: role)
        }
        let used = Self.ownNames(in: code)
        let explicit = Self.explicit(pattern, given)
        let derivation = kind == .own ? Derivation(pattern, given) : nil
        let taken = NamesInUse(code)
        let candidates = [false, true].map { isLong in
            (derivation?.names(for: used, isLong: isLong) ?? [:]).merging(explicit.names) { $1 }
        }
        let fitting = candidates.first { taken.conflict(of: $0) == nil && !$0.values.contains(where: Self.isReserved) }
        let chosen = fitting ?? candidates[0]
        if let conflict = taken.conflict(of: chosen) {
            let role = explicit.roles[conflict.old] ?? .selectionType
            throw PatternRefusal.nameTaken(role, text: conflict.new)
        }
        if fitting == nil {
            throw PatternRefusal.notAName(.selectionType, text: given[.selectionType] ?? "", .reserved)
        }
        names = chosen
        phrases = derivation?.phrases ?? [:]
        let title = pattern.names[.title]
        self.title = given[.title].flatMap { new in title.map { ($0, Self.escaped(new)) } }
    }

    /// The code with the user's names.
    func applied(to code: [SwiftToken]) -> String {
        code.map { token in
            switch token.kind {
            case .name: name(token.text)
            case .text: text(token)
            case .comment: comment(token.text)
            case .other: token.text
            }
        }.joined()
    }

    // MARK: Names

    /// The names of the code, without those that begin a key path somewhere: `dynamicTypeSize` of the environment is nobody's
    /// own, although a property beside it has the same name.
    private static func ownNames(in code: [SwiftToken]) -> Set<String> {
        var names: Set<String> = []
        var ofKeyPaths: Set<String> = []
        var before = ""
        for token in code {
            if token.kind == .name {
                names.insert(token.text)
                if before.hasSuffix("\\.") { ofKeyPaths.insert(token.text) }
                before = ""
            } else {
                before += token.text
            }
        }
        return names.subtracting(ofKeyPaths)
    }

    private static func check(_ text: String, as role: PatternName) throws(PatternRefusal) {
        // A nested type is a name behind another; only the type of the options can be one.
        let parts =
            role == .selectionType
            ? text.split(separator: ".", omittingEmptySubsequences: false).map(String.init) : [text]
        for part in parts {
            if let fault = NameRules.fault(in: part) { throw .notAName(role, text: text, fault) }
        }
    }

    private static func isReserved(_ name: String) -> Bool {
        NameRules.reserved.contains(name)
    }

    private static func explicit(
        _ pattern: Pattern, _ given: [PatternName: String]
    ) -> (names: [String: String], roles: [String: PatternName]) {
        var names: [String: String] = [:]
        var roles: [String: PatternName] = [:]
        for role in PatternName.allCases where role != .title {
            guard let old = pattern.names[role], let new = given[role] else { continue }
            names[old] = new
            roles[old] = role
        }
        return (names, roles)
    }

    private func name(_ text: String) -> String {
        if let new = names[text] { return new }
        // The storage of a property with a wrapper.
        if text.hasPrefix("_"), let new = names[String(text.dropFirst())] { return "_" + new }
        return text
    }

    // MARK: Texts

    private func text(_ token: SwiftToken) -> String {
        if let title, token.isWhole, token.text == title.old { return title.new }
        // A key: one word that begins small.
        if token.isWhole, token.text.first?.isLowercase == true, token.text.allSatisfy(SwiftToken.isNamePart),
            let new = names[token.text]
        {
            return new
        }
        return replacingWords(in: token.text)
    }

    /// A comment's words, and the names between back quotes.
    private func comment(_ text: String) -> String {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false)
        return parts.enumerated().map { number, part in
            number.isMultiple(of: 2)
                ? replacingWords(in: String(part))
                : SwiftToken.all(in: String(part)).map { $0.kind == .name ? name($0.text) : $0.text }.joined()
        }.joined(separator: "`")
    }

    private func replacingWords(in text: String) -> String {
        guard !phrases.isEmpty else { return text }
        var result = ""
        var word = ""
        for character in text {
            if SwiftToken.isNamePart(character) {
                word.append(character)
            } else {
                result += (phrases[word] ?? word) + String(character)
                word = ""
            }
        }
        return result + (phrases[word] ?? word)
    }

    /// A text as the inside of a Swift literal.
    static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "\\": "\\\\"
            case "\"": "\\\""
            case "\n": "\\n"
            case "\t": "\\t"
            case "\r": "\\r"
            default:
                scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || (0x2028...0x2029).contains(scalar.value)
                    || scalar.properties.isDefaultIgnorableCodePoint
                    || scalar.properties.isBidiControl
                    ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
            }
        }.joined()
    }
}
