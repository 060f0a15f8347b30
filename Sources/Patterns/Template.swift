/// A pattern's code with its conditions, read once and resolved for any facts.
///
/// The language is Swift's conditional compilation: lines that begin with `#if`, `#elseif`, `#else` and `#endif`.
package struct Template: Sendable {
    /// A line, or an `#if` with its branches.
    indirect enum Part: Sendable {
        case line(String)
        case choice([Branch])
    }

    struct Branch: Sendable {
        /// Nil for `#else`.
        var condition: TemplateCondition?
        /// The number of blanks before the directive.
        var indent: Int
        var parts: [Part] = []
    }

    private var parts: [Part]
    /// Every flag that a condition asks for, with the line of the first.
    package let flags: [String: Int]

    /// Reads a template.
    ///
    /// - Throws: `TemplateMistake` where a directive is none or is not closed.
    package init(_ text: String) throws(TemplateMistake) {
        var reader = TemplateReader(text)
        parts = try reader.read()
        flags = reader.flags
    }

    /// The code for some flags; a flag that is not among them is off. Conditions over what only the compiler knows stay.
    package func code(flags: [String: Bool]) -> String {
        Self.tidied(Self.lines(parts, flags)).joined(separator: "\n") + "\n"
    }

    private static func lines(_ parts: [Part], _ flags: [String: Bool]) -> [String] {
        parts.flatMap { part in
            switch part {
            case .line(let line): [line]
            case .choice(let branches): lines(branches, flags)
            }
        }
    }

    /// The branch that the flags decide for, without its directive; or the branches that only the compiler can decide about.
    private static func lines(_ branches: [Branch], _ flags: [String: Bool]) -> [String] {
        var open: [(condition: TemplateCondition?, branch: Branch)] = []
        for branch in branches {
            let condition = branch.condition?.resolved(flags) ?? .constant(true)
            if condition == .constant(false) { continue }
            open.append((condition == .constant(true) ? nil : condition, branch))
            if condition == .constant(true) { break }
        }
        guard let first = open.first else { return [] }
        let margin = String(repeating: " ", count: first.branch.indent)
        if first.condition == nil { return outdented(lines(first.branch.parts, flags), to: first.branch.indent) }
        var result: [String] = []
        for (number, (condition, branch)) in open.enumerated() {
            let word = number == 0 ? "#if" : condition == nil ? "#else" : "#elseif"
            result.append(margin + word + (condition.map { " " + $0.text } ?? ""))
            result += lines(branch.parts, flags)
        }
        return result + [margin + "#endif"]
    }

    /// Lines that were indented below their directive, moved to its own place; others stay.
    private static func outdented(_ lines: [String], to indent: Int) -> [String] {
        let step = 4
        let isIndented = lines.allSatisfy { line in
            line.isEmpty || line.prefix { $0 == " " }.count >= indent + step
        }
        return isIndented ? lines.map { String($0.dropFirst(step)) } : lines
    }

    /// The lines without the empty ones that a branch leaves: two in a row, after an opening or before a closing brace.
    private static func tidied(_ lines: [String]) -> [String] {
        var result: [String] = []
        for line in lines {
            let isBlank = line.allSatisfy { $0 == " " }
            if isBlank, result.last.map({ $0.isEmpty || $0.hasSuffix("{") || $0.hasSuffix(" in") }) ?? true { continue }
            if line.drop(while: { $0 == " " }).hasPrefix("}"), result.last?.isEmpty == true { result.removeLast() }
            result.append(isBlank ? "" : line)
        }
        while result.last?.isEmpty == true { result.removeLast() }
        return result
    }
}

/// Reads the lines of a template into its parts.
private struct TemplateReader {
    private let lines: [Substring]
    private var next = 0
    private(set) var flags: [String: Int] = [:]

    init(_ text: String) { lines = text.split(separator: "\n", omittingEmptySubsequences: false) }

    mutating func read() throws(TemplateMistake) -> [Template.Part] {
        let parts = try readParts()
        if next < lines.count { throw TemplateMistake(line: next + 1, kind: .directive(String(lines[next]))) }
        return parts
    }

    /// The parts up to a directive that belongs to somebody around them.
    private mutating func readParts() throws(TemplateMistake) -> [Template.Part] {
        var parts: [Template.Part] = []
        while next < lines.count {
            let (word, _) = directive(lines[next])
            if word == "#if" {
                parts.append(.choice(try readBranches()))
            } else if word != nil {
                break
            } else {
                parts.append(.line(String(lines[next])))
                next += 1
            }
        }
        return parts
    }

    private mutating func readBranches() throws(TemplateMistake) -> [Template.Branch] {
        let start = next
        var branches: [Template.Branch] = []
        while next < lines.count {
            let line = lines[next]
            let (word, condition) = directive(line)
            let hasElse = branches.last.map { $0.condition == nil } ?? false
            let isRead = condition != nil || word == "#else" || word == "#endif"
            guard isRead, word == "#endif" || !hasElse else {
                throw TemplateMistake(line: next + 1, kind: .directive(String(line)))
            }
            for flag in condition?.flags ?? [] where flags[flag] == nil { flags[flag] = next + 1 }
            next += 1
            if word == "#endif" { return branches }
            var branch = Template.Branch(condition: condition, indent: line.prefix { $0 == " " }.count)
            branch.parts = try readParts()
            branches.append(branch)
        }
        throw TemplateMistake(line: start + 1, kind: .notClosed)
    }

    /// The directive that a line is, with its condition; nothing for any other line.
    private func directive(_ line: Substring) -> (word: String?, condition: TemplateCondition?) {
        let text = line.drop { $0 == " " }
        for word in ["#if", "#elseif"] where text.hasPrefix(word + " ") {
            return (word, TemplateCondition(text.dropFirst(word.count)))
        }
        for word in ["#else", "#endif"] where text == word { return (word, nil) }
        return (nil, nil)
    }
}
