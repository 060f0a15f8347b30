import Foundation

/// The types that a file declares, as far as making values of them takes it.
///
/// A reader of lines, not a parser: it counts braces outside texts and takes a declaration to start a line of its own, which
/// holds for formatted Swift.
package struct TypeDeclarations {
    package struct Parameter: Equatable, Sendable {
        /// Nil for `_`.
        package var label: String?
        /// The type as written; empty where it is inferred.
        package var type: String

        package init(label: String?, type: String) {
            self.label = label
            self.type = type
        }
    }

    package struct Declaration: Sendable {
        package var kind: String
        /// With the names of the types around it: `AlarmForm.Sound`.
        package var name: String
        package var isGeneric: Bool
        package var inherited: String
        /// The parameters that a caller must give to the memberwise initialiser.
        package var members: [Parameter] = []
        /// The parameters that a caller must give to each initialiser that is written out.
        package var initialisers: [[Parameter]] = []
        package var cases: [(name: String, payload: [Parameter])] = []

        package var isView: Bool { inherited.contains(/\bView\b/) }
        /// The parameters of the initialiser to use.
        package var parameters: [Parameter] { initialisers.min { $0.count < $1.count } ?? members }
    }

    package private(set) var all: [Declaration] = []

    package init(_ text: String) {
        var open: [(index: Int, depth: Int)] = []
        var depth = 0
        var isInComment = false
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for (number, line) in lines.enumerated() {
            let code = Self.code(of: line, isInComment: &isInComment)
            while let last = open.last, depth < last.depth { open.removeLast() }
            if let declaration = Self.declaration(in: code, inside: open.last.map { all[$0.index].name }) {
                if let known = all.firstIndex(where: { $0.name == declaration.name }) {
                    open.append((known, depth + 1))
                } else {
                    all.append(declaration)
                    open.append((all.count - 1, depth + 1))
                }
                let inside = code.drop { $0 != "{" }.dropFirst()
                if let index = open.last?.index { read(String(inside), into: index, rest: []) }
            } else if let last = open.last, depth == last.depth {
                read(code, into: last.index, rest: Array(lines[number...].prefix(20)))
            }
            depth += code.count { $0 == "{" } - code.count { $0 == "}" }
        }
    }

    /// A line without its comments and with empty texts.
    private static func code(of line: String, isInComment: inout Bool) -> String {
        if isInComment {
            guard let end = line.range(of: "*/") else { return "" }
            isInComment = false
            return code(of: String(line[end.upperBound...]), isInComment: &isInComment)
        }
        // Most lines have neither, and a pattern takes its time to find that out.
        guard line.contains("\"") || line.contains("/") else { return line }
        let plain = line.replacing(/"(?:[^"\\]|\\.)*"/, with: "\"\"").replacing(/\/\/.*/, with: "")
        guard let start = plain.range(of: "/*") else { return plain }
        isInComment = plain.range(of: "*/") == nil
        return String(plain[..<start.lowerBound])
    }

    private static func declaration(in code: String, inside: String?) -> Declaration? {
        guard code.contains("{"),
            let match = code.firstMatch(
                of:
                    /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:\w+\s+)*?(struct|class|enum|actor|extension)\s+([\w.]+)\s*(<[^>]*>)?\s*(?::([^{]*))?(?:where[^{]*)?\{/
            )
        else { return nil }
        return Declaration(
            kind: String(match.1), name: (inside.map { $0 + "." } ?? "") + match.2, isGeneric: match.3 != nil,
            inherited: String(match.4 ?? ""))
    }

    private mutating func read(_ code: String, into index: Int, rest: [String]) {
        if code.contains(/^\s*(?:\w+\s+)*?init\??\s*\(/) {
            let whole = rest.isEmpty ? code : rest.joined(separator: " ")
            if all[index].kind != "extension", let list = Self.parenthesised(whole, after: "init") {
                all[index].initialisers.append(Self.parameters(list))
            }
        } else if let match = code.firstMatch(of: /^\s*case\s+(.*)$/), all[index].kind == "enum" {
            for one in Self.split(String(match.1)) {
                let name = one.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
                let payload = Self.parenthesised(one, after: "").map(Self.parameters) ?? []
                all[index].cases.append((String(name), payload))
            }
        } else if let member = Self.member(in: code) {
            all[index].members.append(member)
        }
    }

    /// A stored property that a caller gives a value.
    private static func member(in code: String) -> Parameter? {
        let wrappers = code.matches(of: /@(\w+)(\([^)]*\))?/)
        guard
            let match = code.firstMatch(
                of:
                    /^\s*(?:@\w+(?:\([^)]*\))?\s+)*((?:\w+(?:\(set\))?\s+)*?)(let|var)\s+(`?\w+`?)\s*:\s*([^={]+?)\s*(\{.*)?$/
            ), !match.1.contains(/\b(?:static|class|lazy)\b/)
        else { return nil }
        if let block = match.5, !block.contains(/\b(?:didSet|willSet)\b/) { return nil }
        let type = String(match.4)
        if wrappers.contains(where: { $0.2 != nil && !["ViewBuilder"].contains($0.1) }) { return nil }
        let supplied = [
            "EnvironmentObject", "FocusState", "GestureState", "Namespace", "Query", "AccessibilityFocusState",
        ]
        if wrappers.contains(where: { supplied.contains(String($0.1)) }) { return nil }
        if match.2 == "var", type.hasSuffix("?"), !wrappers.contains(where: { $0.1 == "Binding" }) { return nil }
        return Parameter(label: String(match.3), type: type)
    }

    private static func parameters(_ list: String) -> [Parameter] {
        split(list).filter { !$0.isEmpty && !$0.contains(" = ") }.map { one in
            let parts = one.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { return Parameter(label: nil, type: one) }
            let label = parts[0].split(separator: " ").last { !$0.hasPrefix("@") }.map(String.init)
            let first = parts[0].split(separator: " ").first { !$0.hasPrefix("@") }.map(String.init)
            let type = parts[1].trimmingCharacters(in: .whitespaces)
            return Parameter(label: first == "_" ? nil : first ?? label, type: type)
        }
    }

    /// What stands between a word's parenthesis and the one that closes it.
    private static func parenthesised(_ text: String, after word: String) -> String? {
        guard let start = word.isEmpty ? text.startIndex : text.range(of: word)?.upperBound,
            let open = text[start...].firstIndex(of: "(")
        else { return nil }
        var depth = 0
        for index in text[open...].indices {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            if depth == 0 { return String(text[text.index(after: open)..<index]) }
        }
        return nil
    }

    /// A list split at the commas that stand in no brackets.
    private static func split(_ list: String) -> [String] {
        var parts = [""]
        var depth = 0
        var previous: Character = " "
        for character in list {
            if "([{<".contains(character) { depth += 1 }
            if ")]}".contains(character) || character == ">" && previous != "-" { depth -= 1 }
            if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
            previous = character
        }
        return parts.map { $0.trimmingCharacters(in: .whitespaces) }
    }
}
