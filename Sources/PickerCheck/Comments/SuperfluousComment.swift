/// The finding about a comment that switches off nothing, and its words.
package enum SuperfluousComment {
    /// The name under which it is reported, and under which it can be switched off itself.
    package static let slug: Slug = {
        guard let slug = Slug("superfluous-disable-comment") else { preconditionFailure("the name is kebab case") }
        return slug
    }()

    /// What is wrong with the comment.
    enum Fault: Hashable, Sendable {
        case unknown(String)
        /// The check finds nothing there; nil for `all`.
        case suppressesNothing(String?)
        /// The check is not switched off before; nil for `all`.
        case enablesNothing(String?)
        case malformed(MalformedDirective.Fault)

        /// The name that can go, `all` included; nil where a person has to say what was meant.
        var idleName: String? {
            switch self {
            case .suppressesNothing(let name), .enablesNothing(let name): name ?? DisableDirectives.all
            case .unknown, .malformed: nil
            }
        }
    }

    static func finding(_ fault: Fault, at span: SourceSpan, repair: Repair? = nil) -> Finding {
        Finding(
            slug: slug, severity: .warning, span: span, message: message(fault), why: why(fault),
            repair: fault.idleName == nil ? nil : repair)
    }

    private static func message(_ fault: Fault) -> Localized<String> {
        switch fault {
        case .unknown(let name):
            Localized(english: "There is no check named “\(name)”", chinese: "没有名为“\(name)”的检查")
        case .suppressesNothing(let name?):
            Localized(
                english: "The check “\(name)” finds nothing here; the comment can go",
                chinese: "检查“\(name)”在这里没有发现问题，可以删掉这条注释")
        case .suppressesNothing(nil):
            Localized(english: "No check finds anything here; the comment can go", chinese: "这里没有任何检查发现问题，可以删掉这条注释")
        case .enablesNothing(let name?):
            Localized(
                english: "The check “\(name)” is not switched off before this comment",
                chinese: "在这条注释之前，检查“\(name)”并没有被关闭")
        case .enablesNothing(nil):
            Localized(english: "No check is switched off before this comment", chinese: "在这条注释之前，没有检查被关闭")
        case .malformed(.unknownCommand(let word)):
            Localized(
                english: "“\(word)” is no order for the checker", chinese: "“\(word)”不是检查器认识的指令")
        case .malformed(.namesNothing):
            Localized(english: "The comment names no check", chinese: "注释没有写明检查的名称")
        }
    }

    private static func why(_ fault: Fault) -> Localized<String> {
        switch fault {
        case .unknown:
            Localized(
                english: "It switches off nothing; `picker-doctor rules` lists the names.",
                chinese: "这条注释不起作用；`picker-doctor rules` 会列出所有名称。")
        case .suppressesNothing, .enablesNothing:
            Localized(
                english: "A comment that does nothing hides the next fault that appears there.",
                chinese: "不起作用的注释会把以后出现的问题藏起来。")
        case .malformed:
            Localized(
                english: """
                    It switches off nothing; write `disable`, `disable:this`, `disable:next`, `disable:previous`, \
                    `disable:file` or `enable`, then the names of checks or `all`.
                    """,
                chinese: """
                    这条注释不起作用；请写 `disable`、`disable:this`、`disable:next`、`disable:previous`、\
                    `disable:file` 或 `enable`，后面是检查的名称或 `all`。
                    """)
        }
    }
}
