/// A code pattern with the facts that fill it.
public struct PatternRequest: Hashable, Sendable {
    /// Where the options come from.
    public enum OptionSource: String, CaseIterable, Codable, Hashable, Sendable {
        case `static`, dynamic, async
    }

    /// Where code runs.
    public struct Reach: Hashable, Sendable {
        public var platform: Applicability.Platform
        /// The oldest release.
        public var since: Version

        public init(platform: Applicability.Platform, since: Version) {
            self.platform = platform
            self.since = since
        }
    }

    /// The pattern's name.
    public var id: String
    public var style: Applicability.Style?
    public var container: Situation.Container?
    public var options: OptionSource?
    public var isOptional: Bool
    public var platform: Applicability.Platform?
    public var minimumOS: Version?
    /// The type of the selection in the user's own code.
    public var selectionType: String?
    /// Where the code runs, if that is not where it was wanted; nil otherwise.
    public var reach: Reach?

    public init(
        id: String, style: Applicability.Style? = nil, container: Situation.Container? = nil,
        options: OptionSource? = nil, isOptional: Bool = false, platform: Applicability.Platform? = nil,
        minimumOS: Version? = nil, selectionType: String? = nil, reach: Reach? = nil
    ) {
        self.id = id
        self.style = style
        self.container = container
        self.options = options
        self.isOptional = isOptional
        self.platform = platform
        self.minimumOS = minimumOS
        self.selectionType = selectionType
        self.reach = reach
    }

    /// The words of the command line behind `picker-doctor`, none of which a shell reads otherwise.
    public var words: [String] {
        var words = ["pattern", id]
        if let selectionType { words += ["--selection-type", selectionType] }
        if let style { words += ["--style", style.rawValue] }
        if let container { words += ["--container", container.rawValue] }
        if let options { words += ["--options", options.rawValue] }
        if isOptional { words.append("--optional") }
        if let platform { words += ["--platform", platform.rawValue] }
        if let minimumOS { words += ["--minimum-os", minimumOS.description] }
        return words
    }
}
