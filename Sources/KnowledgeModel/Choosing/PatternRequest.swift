/// A code pattern with the facts that fill it.
public struct PatternRequest: Hashable, Sendable {
    /// The pattern's name.
    public var id: String
    public var style: Applicability.Style?
    public var container: Situation.Container?
    /// Whether the options change; nil where it is not known.
    public var optionsChange: Bool?
    public var isOptional: Bool
    public var minimumOS: Version?

    public init(
        id: String, style: Applicability.Style? = nil, container: Situation.Container? = nil,
        optionsChange: Bool? = nil, isOptional: Bool = false, minimumOS: Version? = nil
    ) {
        self.id = id
        self.style = style
        self.container = container
        self.optionsChange = optionsChange
        self.isOptional = isOptional
        self.minimumOS = minimumOS
    }

    /// The words of the command line behind `picker-doctor`, none of which a shell reads otherwise.
    public var words: [String] {
        var words = ["pattern", id]
        if let style { words += ["--style", style.rawValue] }
        if let container { words += ["--container", container.rawValue] }
        if let optionsChange { words += ["--options", optionsChange ? "dynamic" : "static"] }
        if isOptional { words.append("--optional") }
        if let minimumOS { words += ["--minimum-os", minimumOS.description] }
        return words
    }
}
