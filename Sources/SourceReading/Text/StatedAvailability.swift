import KnowledgeModel
import SwiftSyntax

/// What `#available` and `@available` around a place say of the releases that it runs on.
package struct StatedAvailability: Sendable {
    /// The oldest release by the name that Swift gives the platform: `iOS`, `macCatalyst`.
    private var oldest: [String: Version] = [:]
    /// The platforms on which the place does not exist; `*` for all.
    private var unavailable: Set<String> = []

    package init(around node: some SyntaxProtocol) {
        var child = Syntax(node)
        while let parent = child.parent {
            if let branch = parent.as(IfExprSyntax.self) {
                if child.id == Syntax(branch.body).id { read(branch.conditions, negated: false) }
                if let other = branch.elseBody, child.id == Syntax(other).id { read(branch.conditions, negated: true) }
            } else if let items = parent.as(CodeBlockItemListSyntax.self) {
                for item in items {
                    if Syntax(item).id == child.id { break }
                    guard let exit = item.item.as(GuardStmtSyntax.self) else { continue }
                    read(exit.conditions, negated: false)
                }
            } else if let declaration = parent.asProtocol(WithAttributesSyntax.self) {
                read(declaration.attributes)
            }
            child = parent
        }
    }

    /// The oldest release on which the place runs, where it says so.
    package func oldest(on platform: Applicability.Platform) -> Version? {
        Self.names(of: platform).lazy.compactMap { oldest[$0] }.first
    }

    /// Whether the place does not exist on a platform.
    package func excludes(_ platform: Applicability.Platform) -> Bool {
        unavailable.contains("*") || Self.names(of: platform).prefix(1).contains { unavailable.contains($0) }
    }

    /// The names that hold for a platform, the nearest first.
    private static func names(of platform: Applicability.Platform) -> [String] {
        switch platform {
        case .iOS, .iPadOS: ["iOS"]
        case .macCatalyst: ["macCatalyst", "iOS"]
        default: [platform.rawValue]
        }
    }

    private mutating func read(_ conditions: ConditionElementListSyntax, negated: Bool) {
        for condition in conditions {
            guard case .availability(let node) = condition.condition else { continue }
            let isUnavailable = node.availabilityKeyword.tokenKind == .poundUnavailable
            // The else branch of several conditions says nothing of one of them.
            guard isUnavailable == negated, !negated || conditions.count == 1 else { continue }
            read(node.availabilityArguments)
        }
    }

    private mutating func read(_ attributes: AttributeListSyntax) {
        for attribute in attributes {
            guard let node = attribute.as(AttributeSyntax.self), node.attributeName.trimmedDescription == "available",
                case .availability(let arguments) = node.arguments
            else { continue }
            read(arguments)
        }
    }

    private mutating func read(_ arguments: AvailabilityArgumentListSyntax) {
        var subject: String?
        for argument in arguments {
            switch argument.argument {
            case .availabilityVersionRestriction(let restriction):
                guard let text = restriction.version?.trimmedDescription, let version = Version(text) else { continue }
                note(version, restriction.platform.text)
            case .token(let token):
                if token.text == "unavailable", let subject {
                    unavailable.insert(subject)
                } else {
                    subject = token.text
                }
            case .availabilityLabeledArgument(let labelled):
                guard labelled.label.text == "introduced", let subject,
                    let version = Version(labelled.value.trimmedDescription)
                else { continue }
                note(version, subject)
            default: continue
            }
        }
    }

    private mutating func note(_ version: Version, _ platform: String) {
        oldest[platform] = max(version, oldest[platform] ?? version)
    }
}
