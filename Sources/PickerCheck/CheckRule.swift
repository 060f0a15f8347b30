/// What a check is: the machine's side of its entry.
public struct CheckRule: Hashable, Sendable {
    /// Whether its findings come with a change of the code.
    public enum RepairKind: String, CaseIterable, Hashable, Sendable {
        case none
        /// A change that a person decides on.
        case suggestion
        /// A change that `--fix` makes.
        case fixable
    }

    public var slug: Slug
    /// How bad its worst findings are.
    public var severity: Severity
    public var repair: RepairKind
    /// What it finds, in a line without a full stop.
    public var summary: Localized<String>
    /// The Xcode releases whose SDK compiles the fault into the app.
    public var sdk: VersionInterval
    /// The releases of the systems that show the fault; empty for all.
    public var operatingSystems: [Applicability.Platform: VersionInterval]

    public init(
        slug: Slug, severity: Severity, repair: RepairKind = .none, summary: Localized<String>,
        sdk: VersionInterval = .always, operatingSystems: [Applicability.Platform: VersionInterval] = [:]
    ) {
        self.slug = slug
        self.severity = severity
        self.repair = repair
        self.summary = summary
        self.sdk = sdk
        self.operatingSystems = operatingSystems
    }

    /// The rule about comments that switch off nothing, which needs no knowledge of Swift.
    static let superfluousComment = CheckRule(
        slug: SuperfluousComment.slug, severity: .warning, repair: .fixable,
        summary: Localized(
            english: "A comment that switches a check off, where the check finds nothing",
            chinese: "关闭检查的注释没有起作用"))
}
