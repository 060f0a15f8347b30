import KnowledgeModel

/// A fault in a file: what is wrong, where, how bad, and how to repair it. It knows no Swift syntax.
public struct Finding: Hashable, Sendable {
    /// The entry that explains the fault.
    public var slug: Slug
    public var severity: Severity
    public var span: SourceSpan
    /// Further places of the same fault at the same picker, in the order of the file.
    public var others: [SourceSpan]
    /// What is wrong at the place, in one sentence with the user's own names.
    public var sentence: Localized<String>
    /// Why it fails, and in which circumstances where it is no error.
    public var why: Localized<String>
    public var repair: Repair?
    /// The Xcode releases with whose SDK it is a fault, where the code was looked at with more than one.
    public var sdk: VersionInterval = .always

    public init(
        slug: Slug, severity: Severity, span: SourceSpan, message: Localized<String>, why: Localized<String>,
        repair: Repair? = nil, others: [SourceSpan] = []
    ) {
        self.slug = slug
        self.severity = severity
        self.span = span
        sentence = message
        self.why = why
        self.repair = repair
        self.others = others
    }

    /// What is wrong, with the number of further rows.
    public var message: Localized<String> {
        guard !others.isEmpty else { return sentence }
        let rows = others.count == 1 ? "row" : "rows"
        return Localized(
            english: "\(sentence.english) (and \(others.count) more \(rows))",
            chinese: "\(sentence.chinese)（另有 \(others.count) 处）")
    }
}
