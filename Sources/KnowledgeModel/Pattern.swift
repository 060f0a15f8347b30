/// The permanent name of a pattern, for example `optional-selection`.
public typealias PatternID = Identifier<Pattern>

/// One way to write a picker: when to use it, and code that is made for somebody's own facts.
public struct Pattern: Hashable, Sendable {
    /// A combination of values for which there is no code.
    public struct Limit: Hashable, Sendable {
        /// The combination: a value of each of these lists at once.
        public var when: [PatternParameter: [String]]
        public var reason: Localized<String>
        /// The pattern that serves there.
        public var instead: PatternID?

        public init(when: [PatternParameter: [String]], reason: Localized<String>, instead: PatternID? = nil) {
            self.when = when
            self.reason = reason
            self.instead = instead
        }
    }

    /// Something that the code may use where it is there, and do without elsewhere; a flag of the template.
    public struct Feature: Hashable, Sendable {
        /// What has to be there.
        public enum Requirement: Hashable, Sendable {
            /// The oldest release of each platform that has it; a platform that is missing never has it.
            case system([Applicability.Platform: Version])
            /// The first Xcode whose SDK has it.
            case sdk(Version)
        }

        /// The flag, for example `OBSERVATION`.
        public var flag: String
        public var requirement: Requirement

        public init(flag: String, requirement: Requirement) {
            self.flag = flag
            self.requirement = requirement
        }
    }

    /// What a person sees who runs the code.
    public enum Execution: Hashable, Sendable {
        /// Pickers whose every option can be chosen, and shows as chosen; where nothing may be chosen, that too.
        case pickers
        /// No picker that a program could drive, for the stated reason.
        case none(reason: Localized<String>)

        /// Why nothing is chosen, nil where pickers are.
        public var reason: Localized<String>? {
            if case .none(let reason) = self { reason } else { nil }
        }
    }

    public var id: PatternID
    /// The template's own words for what has a name in the user's program.
    public var names: [PatternName: String]
    /// What the code varies over, with the values it knows; the first value is the default.
    public var parameters: [PatternParameter: [String]]
    public var features: [Feature]
    /// The platforms that have what the code needs, the first one the default, each with its oldest release.
    public var availability: [Availability]
    /// The pattern that works on older releases.
    public var insteadOfOlder: PatternID?
    public var limits: [Limit]
    public var execution: Execution
    /// The entries whose fault this pattern avoids or whose repair it is.
    public var entries: [Slug]
    /// The answers of the interview that this pattern is made for, by question; a question that is missing has no say.
    public var suits: [Identifier<Question>: Set<Identifier<Answer>>]
    /// Patterns to look at next.
    public var related: [PatternID]
    public var sources: [Source]
    public var prose: Localized<PatternProse>
    /// The code, with conditional compilation over the facts.
    public var template: String

    /// The oldest release of a platform that has what the code needs.
    public struct Availability: Hashable, Sendable {
        public var platform: Applicability.Platform
        public var since: Version

        public init(platform: Applicability.Platform, since: Version) {
            self.platform = platform
            self.since = since
        }
    }

    public init(
        id: PatternID, names: [PatternName: String], parameters: [PatternParameter: [String]], features: [Feature],
        availability: [Availability], insteadOfOlder: PatternID?, limits: [Limit], execution: Execution,
        entries: [Slug], suits: [Identifier<Question>: Set<Identifier<Answer>>] = [:], related: [PatternID],
        sources: [Source], prose: Localized<PatternProse>, template: String
    ) {
        self.id = id
        self.names = names
        self.parameters = parameters
        self.features = features
        self.availability = availability
        self.insteadOfOlder = insteadOfOlder
        self.limits = limits
        self.execution = execution
        self.entries = entries
        self.suits = suits
        self.related = related
        self.sources = sources
        self.prose = prose
        self.template = template
    }
}

extension Pattern {
    /// Whether the code differs by the SDK that compiles it.
    public var asksForSDK: Bool {
        features.contains { if case .sdk = $0.requirement { true } else { false } }
    }
}
