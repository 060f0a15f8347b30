/// The text of an entry in one language, as CommonMark.
public struct Prose: Hashable, Sendable {
    /// A fixed part of the text, in its fixed order.
    public enum Section: String, CaseIterable, Codable, Hashable, Sendable {
        case whatYouSee = "what-you-see"
        case whyItHappens = "why-it-happens"
        case howToTell = "how-to-tell"
        case howToFix = "how-to-fix"
        case whenNotTo = "when-not-to"
        case sources

        /// The heading that opens the section in an entry's file.
        public var heading: Localized<String> {
            switch self {
            case .whatYouSee: Localized(english: "What you see", chinese: "现象")
            case .whyItHappens: Localized(english: "Why it happens", chinese: "原因")
            case .howToTell: Localized(english: "How to tell", chinese: "如何确认")
            case .howToFix: Localized(english: "How to fix", chinese: "如何修复")
            case .whenNotTo: Localized(english: "When not to", chinese: "何时不适用")
            case .sources: Localized(english: "Sources", chinese: "来源")
            }
        }
    }

    /// The entry's name for people, a line without a full stop.
    public var title: String
    /// Symptom, cause and fix in brief: the one-line summary and the three cells of the entry's row in the table.
    public var row: Row
    /// Each section's CommonMark, without its heading.
    public var sections: [Section: String]

    /// The first paragraph of a section, as CommonMark; empty where the section is.
    ///
    /// Under How to tell it is the step that confirms the cause, under How to fix the repair in words.
    public func leadingParagraph(of section: Section) -> String {
        Self.leadingParagraph(in: sections[section] ?? "")
    }

    /// The first paragraph of a CommonMark text.
    public static func leadingParagraph(in text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let isBlank = { (line: Substring) in line.allSatisfy(\.isWhitespace) }
        return lines.drop(while: isBlank).prefix { !isBlank($0) }.joined(separator: "\n")
    }

    /// The entry as a row: symptom, cause, fix.
    public struct Row: Hashable, Sendable {
        public var symptom: String
        public var cause: String
        public var fix: String

        /// The row on one line, as it stands in the entry's file: `symptom → cause → fix`.
        public var summary: String { "\(symptom) → \(cause) → \(fix)" }

        public init(symptom: String, cause: String, fix: String) {
            self.symptom = symptom
            self.cause = cause
            self.fix = fix
        }
    }

    public init(title: String, row: Row, sections: [Section: String]) {
        self.title = title
        self.row = row
        self.sections = sections
    }
}
