/// What somebody who needs a control knows about its place and its use; nil where it is not known.
public struct Situation: Hashable, Sendable {
    /// How often the value is changed.
    public enum Switching: String, CaseIterable, Codable, Hashable, Sendable {
        case often, rarely
    }

    /// How much room the control may take.
    public enum Space: String, CaseIterable, Codable, Hashable, Sendable {
        case compact, regular
    }

    /// The view that holds the control.
    public enum Container: String, CaseIterable, Codable, Hashable, Sendable {
        case form, list, stack, toolbar, sheet, popover, menu
        /// A screen of a navigation stack.
        case navigation
    }

    /// What one option shows.
    public enum OptionKind: String, CaseIterable, Codable, Hashable, Sendable {
        case text, icon
        /// Titles of several words.
        case longText = "long-text"
        /// Several texts, or a text beside a picture.
        case rich
    }

    /// How many options there are, "none" not counted; at least 2.
    public var optionCount: Int?
    /// Whether the options come and go while the app runs; without a count their number is open.
    public var optionsChange: Bool
    public var switching: Switching?
    public var space: Space?
    public var container: Container?
    public var platform: Applicability.Platform?
    /// The oldest release of the platform that the app runs on.
    public var minimumOS: Version?
    public var optionKind: OptionKind?
    /// Whether the control must serve people who enlarge the text.
    public var needsLargeText: Bool
    /// Whether nothing may be chosen.
    public var mayBeNone: Bool
    public var needsSearch: Bool
    /// Whether several options may be chosen at once.
    public var needsSeveral: Bool
    /// Whether the control must look as no control of the system does.
    public var wantsCustomLook: Bool

    public init(
        optionCount: Int? = nil, optionsChange: Bool = false, switching: Switching? = nil, space: Space? = nil,
        container: Container? = nil, platform: Applicability.Platform? = nil, minimumOS: Version? = nil,
        optionKind: OptionKind? = nil, needsLargeText: Bool = false, mayBeNone: Bool = false,
        needsSearch: Bool = false, needsSeveral: Bool = false, wantsCustomLook: Bool = false
    ) {
        self.optionCount = optionCount
        self.optionsChange = optionsChange
        self.switching = switching
        self.space = space
        self.container = container
        self.platform = platform
        self.minimumOS = minimumOS
        self.optionKind = optionKind
        self.needsLargeText = needsLargeText
        self.mayBeNone = mayBeNone
        self.needsSearch = needsSearch
        self.needsSeveral = needsSeveral
        self.wantsCustomLook = wantsCustomLook
    }

    /// Which thing a situation says: the name of its option on the command line and of its key in JSON.
    public enum Fact: String, CaseIterable, Codable, Hashable, Sendable {
        case options, switching, space, container, platform
        case minimumOS = "minimum-os"
        case optionKind = "option-kind"
        case largeText = "large-text"
        case none, search, several
        case customLook = "custom-look"
    }
}
