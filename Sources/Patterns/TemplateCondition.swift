/// The condition of an `#if`: over flags, which facts decide, and over what only the compiler knows.
indirect enum TemplateCondition: Hashable, Sendable {
    case constant(Bool)
    /// A word in capitals: `STYLE_MENU`.
    case flag(String)
    /// What the compiler decides, as written: `os(iOS)`, `compiler(>=6.2)`, `DEBUG`.
    case real(String)
    case not(TemplateCondition)
    case and(TemplateCondition, TemplateCondition)
    case or(TemplateCondition, TemplateCondition)

    /// Nil where the text is no condition.
    init?(_ text: some StringProtocol) {
        var reader = ConditionReader(String(text))
        guard let condition = reader.readWhole() else { return nil }
        self = condition
    }

    var flags: Set<String> {
        switch self {
        case .constant, .real: []
        case .flag(let name): [name]
        case .not(let inner): inner.flags
        case .and(let left, let right), .or(let left, let right): left.flags.union(right.flags)
        }
    }

    /// The condition with the flags' values in it, as far as it can be decided; a flag without a value is false.
    func resolved(_ values: [String: Bool]) -> TemplateCondition {
        switch self {
        case .constant, .real: return self
        case .flag(let name): return .constant(values[name] ?? false)
        case .not(let inner):
            let inner = inner.resolved(values)
            if case .constant(let value) = inner { return .constant(!value) }
            return .not(inner)
        case .and(let left, let right): return Self.joined(left.resolved(values), right.resolved(values), neutral: true)
        case .or(let left, let right): return Self.joined(left.resolved(values), right.resolved(values), neutral: false)
        }
    }

    /// Two conditions under `&&`, for which true is neutral, or under `||`, for which false is.
    private static func joined(_ left: Self, _ right: Self, neutral: Bool) -> Self {
        switch (left, right) {
        case (.constant(let value), let other), (let other, .constant(let value)):
            value == neutral ? other : .constant(value)
        default: neutral ? .and(left, right) : .or(left, right)
        }
    }

    /// The condition as Swift.
    var text: String {
        switch self {
        case .constant(let value): "\(value)"
        case .flag(let name), .real(let name): name
        case .not(let inner): "!" + inner.enclosed
        case .and(let left, let right): "\(left.textUnderAnd) && \(right.textUnderAnd)"
        case .or(let left, let right): "\(left.text) || \(right.text)"
        }
    }

    private var enclosed: String {
        switch self {
        case .and, .or: "(\(text))"
        case .constant, .flag, .real, .not: text
        }
    }

    private var textUnderAnd: String { if case .or = self { "(\(text))" } else { text } }
}

/// Reads a condition from left to right.
private struct ConditionReader {
    private var rest: Substring

    init(_ text: String) { rest = text[...] }

    mutating func readWhole() -> TemplateCondition? {
        guard let condition = readOr() else { return nil }
        skipBlanks()
        return rest.isEmpty ? condition : nil
    }

    private mutating func readOr() -> TemplateCondition? {
        guard var condition = readAnd() else { return nil }
        while take("||") {
            guard let right = readAnd() else { return nil }
            condition = .or(condition, right)
        }
        return condition
    }

    private mutating func readAnd() -> TemplateCondition? {
        guard var condition = readOne() else { return nil }
        while take("&&") {
            guard let right = readOne() else { return nil }
            condition = .and(condition, right)
        }
        return condition
    }

    private mutating func readOne() -> TemplateCondition? {
        if take("!") { return readOne().map { .not($0) } }
        if take("(") {
            guard let inner = readOr(), take(")") else { return nil }
            return inner
        }
        skipBlanks()
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard !word.isEmpty else { return nil }
        rest = rest.dropFirst(word.count)
        if rest.first == "(" {
            guard let end = rest.firstIndex(of: ")") else { return nil }
            let call = word + rest[...end]
            rest = rest[rest.index(after: end)...]
            return .real(String(call))
        }
        switch word {
        case "true": return .constant(true)
        case "false": return .constant(false)
        case "DEBUG": return .real("DEBUG")
        default: return .flag(String(word))
        }
    }

    private mutating func take(_ mark: String) -> Bool {
        skipBlanks()
        guard rest.hasPrefix(mark) else { return false }
        rest = rest.dropFirst(mark.count)
        return true
    }

    private mutating func skipBlanks() { rest = rest.drop { $0 == " " } }
}
