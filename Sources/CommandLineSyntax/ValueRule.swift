import KnowledgeModel

/// What a value on the command line may be.
package indirect enum ValueRule: Hashable, Sendable {
    case text
    /// One of these words; upper and lower case do not matter.
    case choice([String])
    /// A whole number in a range, or one of these words.
    case integer(ClosedRange<Int>, or: [String] = [])
    /// A release number such as `16.4`.
    case version
    /// `NAME=VALUE`.
    case pair
    case file
    case folder
    /// A value under another rule, for which shells offer the words that a command line prints, a word a line.
    case listed(by: String, ValueRule)

    /// What a shell offers for the value.
    package enum Completion: Hashable, Sendable {
        case words([String])
        /// The words that a command line prints, a word a line.
        case output(of: String)
        case files
        case folders
        case none
    }

    /// The value as the program gets it: a choice in its own spelling; nil where the rule forbids it.
    package func canonical(_ value: String) -> String? {
        switch self {
        case .text: return value
        case .choice(let words): return Self.match(value, among: words)
        case .integer(let range, let words):
            if let number = Int(value), range.contains(number) { return String(number) }
            return Self.match(value, among: words)
        case .version: return Version(value) == nil ? nil : value
        case .pair:
            return value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).first
                .map { !$0.isEmpty && $0.count < value.count } == true ? value : nil
        case .file, .folder: return value.isEmpty ? nil : value
        case .listed(_, let rule): return rule.canonical(value)
        }
    }

    package var completion: Completion {
        switch self {
        case .choice(let words), .integer(_, let words): words.isEmpty ? .none : .words(words)
        case .file: .files
        case .folder: .folders
        case .listed(let command, _): .output(of: command)
        case .text, .version, .pair: .none
        }
    }

    private static func match(_ value: String, among words: [String]) -> String? {
        words.first { $0 == value } ?? words.first { $0.lowercased() == value.lowercased() }
    }
}
