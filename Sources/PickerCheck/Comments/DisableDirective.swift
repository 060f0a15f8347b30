import SourceReading

/// A comment that switches checks off or on again.
///
/// ```
/// // picker-doctor:disable SLUG…            from here to the end of the file, or to `enable`
/// // picker-doctor:enable SLUG…
/// // picker-doctor:disable:this SLUG…       in this line
/// // picker-doctor:disable:next SLUG…       in the line below
/// // picker-doctor:disable:previous SLUG…   in the line above
/// // picker-doctor:disable:file SLUG…       in the whole file, wherever it stands
/// ```
///
/// The words are SwiftLint's. `all` stands for every check; names are separated by blanks or commas; what follows a dash
/// between blanks is the reason. `/* … */` will do, and full-width colons and commas are as good as others. The words must be the first
/// of their comment, so that a sentence about them is none.
struct DisableDirective: Hashable, Sendable {
    enum Scope: String, CaseIterable, Hashable, Sendable {
        case this, next, previous, file
    }

    enum Action: Hashable, Sendable {
        /// From here on.
        case disable
        case enable
        case disableIn(Scope)
    }

    /// A name in the comment, `all` included.
    struct Name: Hashable, Sendable {
        var text: String
        /// The bytes of the file that it takes.
        var range: Range<Int>
    }

    var action: Action
    /// The names as they are written, in their order.
    var written: [Name]
    var comment: SourceComment

    /// The names of checks; `all` is none of them.
    var names: [String] { written.map(\.text).filter { $0 != DisableDirectives.all } }
    /// Whether `all` stands among the names.
    var isForAll: Bool { written.contains { $0.text == DisableDirectives.all } }

    /// Whether the directive is about a check.
    func isAbout(_ slug: Slug) -> Bool { isForAll || names.contains(slug.text) }
}

/// A comment that begins as a directive and is none.
struct MalformedDirective: Hashable, Sendable {
    enum Fault: Hashable, Sendable {
        /// The command or the scope is none that there is.
        case unknownCommand(String)
        /// No check is named.
        case namesNothing
    }

    var fault: Fault
    var comment: SourceComment
}

/// What the comments of a file say to the checker.
struct DisableDirectives: Hashable, Sendable {
    private(set) var directives: [DisableDirective] = []
    private(set) var malformed: [MalformedDirective] = []

    static let prefix = "picker-doctor"
    static let all = "all"

    /// - Parameter comments: the file's comments, in its order.
    init(_ comments: [SourceComment]) {
        for comment in comments { read(comment) }
    }

    /// Reads a file's comments, where its bytes can hold a directive at all.
    init(bytes: [UInt8]) {
        let mark = Array(Self.prefix.utf8)
        self.init(ByteSearch.contains(mark, in: bytes) ? SourceLexer.comments(in: bytes) : [])
    }

    private mutating func read(_ comment: SourceComment) {
        guard let text = Self.content(of: comment.text) else { return }
        let words = text.split { $0.isWhitespace }
        let command = (words.first ?? "").split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "：" }
        guard let action = Self.action(command.map { String($0) }) else {
            malformed.append(MalformedDirective(fault: .unknownCommand(String(words.first ?? "")), comment: comment))
            return
        }
        let names = words.dropFirst().prefix { !Self.isDash($0) }.flatMap { $0.split { ",，、".contains($0) } }
        guard !names.isEmpty else {
            malformed.append(MalformedDirective(fault: .namesNothing, comment: comment))
            return
        }
        directives.append(
            DisableDirective(
                action: action, written: names.map { Self.name($0, in: comment) }, comment: comment))
    }

    private static func name(_ text: Substring, in comment: SourceComment) -> DisableDirective.Name {
        let start = comment.offset + comment.text[..<text.startIndex].utf8.count
        return DisableDirective.Name(text: String(text), range: start..<(start + text.utf8.count))
    }

    /// What follows `picker-doctor:` in the first line of a comment; nil where it does not begin so.
    private static func content(of comment: String) -> Substring? {
        var text = comment[...]
        if text.hasSuffix("*/"), text.hasPrefix("/*") { text = text.dropLast(2) }
        text = text.drop { $0 == "/" || $0 == "*" || $0 == "!" }.drop { $0 == " " || $0 == "\t" }
        guard text.hasPrefix(prefix) else { return nil }
        text = text.dropFirst(prefix.count)
        guard text.first == ":" || text.first == "：" else { return nil }
        return text.dropFirst().prefix { !$0.isNewline }
    }

    private static func action(_ command: [String]) -> DisableDirective.Action? {
        switch (command.first, command.count) {
        case ("disable", 1): .disable
        case ("enable", 1): .enable
        case ("disable", 2): DisableDirective.Scope(rawValue: command[1]).map { .disableIn($0) }
        default: nil
        }
    }

    private static func isDash(_ word: Substring) -> Bool { word.allSatisfy { "-–—".contains($0) } }
}
