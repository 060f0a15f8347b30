import KnowledgeModel

/// A fault in a file: what is wrong, where, how bad, and how to repair it. It knows no Swift syntax.
public struct Finding: Hashable, Sendable {
    /// The entry that explains the fault.
    public var slug: Slug
    public var severity: Severity
    public var span: SourceSpan
    /// What is wrong, in one sentence with the user's own names.
    public var message: Localized<String>
    /// Why it fails, and in which circumstances where it is no error.
    public var why: Localized<String>
    public var repair: Repair?

    public init(
        slug: Slug, severity: Severity, span: SourceSpan, message: Localized<String>, why: Localized<String>,
        repair: Repair? = nil
    ) {
        self.slug = slug
        self.severity = severity
        self.span = span
        self.message = message
        self.why = why
        self.repair = repair
    }
}
