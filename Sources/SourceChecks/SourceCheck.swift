import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A check: one fault that source code shows, named as its entry.
///
/// A check looks at pickers, or at places that its `words` lead to, or at both. It is silent where anything that it needs
/// is unknown.
package protocol SourceCheck: Sendable {
    /// The entry that explains the fault.
    static var slug: Slug { get }
    /// The severity of its worst finding.
    static var severity: Severity { get }
    /// What it can do about a finding.
    static var repair: RepairKind { get }
    /// The Xcode releases whose SDK compiles the fault into the app.
    static var sdk: VersionInterval { get }
    /// The releases of the systems that show the fault; empty for all, as in the entry.
    static var operatingSystems: [Applicability.Platform: VersionInterval] { get }
    /// The fault in a sentence without a full stop: the title of the entry, which a test compares with it.
    static var summary: Localized<String> { get }
    /// The words that a file must have for `findings(at:)` to be asked; it is asked at each place of them.
    static var words: [String] { get }
    /// Whether a file that has one of the words is worth its parsing, by what its bytes tell.
    static func concerns(_ file: SourceFile, _ context: CheckContext) -> Bool
    /// What the check says of a picker.
    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding]
    /// What the check says of a place where one of its words stands as a token.
    static func findings(at token: TokenSyntax, in file: SourceFile, _ context: CheckContext) -> [Finding]
}

/// What a check offers to mend its findings.
package enum RepairKind: String, Sendable {
    /// An edit that is surely right.
    case fixable
    /// An edit that a person must look at.
    case suggestion
    case none
}

extension SourceCheck {
    package static var words: [String] { [] }
    package static var repair: RepairKind { .none }
    package static var sdk: VersionInterval { .always }
    package static var operatingSystems: [Applicability.Platform: VersionInterval] { [:] }
    package static func concerns(_ file: SourceFile, _ context: CheckContext) -> Bool { true }
    package static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] { [] }
    package static func findings(at token: TokenSyntax, in file: SourceFile, _ context: CheckContext) -> [Finding] {
        []
    }

    /// A finding of this check.
    ///
    /// - Parameters:
    ///   - node: what the finding marks.
    ///   - severity: where it differs from the check's own.
    package static func finding(
        at node: some SyntaxProtocol, in file: SourceFile, severity: Severity? = nil, _ message: Localized<String>,
        why: Localized<String>, repair: Repair? = nil
    ) -> Finding {
        Finding(
            slug: slug, severity: severity ?? self.severity, span: file.span(of: node), message: message, why: why,
            repair: repair)
    }
}
