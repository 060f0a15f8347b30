/// What the code around a picker gives to a pattern's code besides the answers of the interview.
public struct CodeFacts: Codable, Hashable, Sendable {
    /// The names that the code has for what a pattern names; one that the code does not show is left out.
    public var names: [PatternName: String]
    /// Whether nothing may be chosen; nil where the selection's type is not known.
    public var isOptional: Bool?
    /// The modules that the file imports.
    public var imports: Set<String>
    /// What the answers of the interview would be for the value within an optional selection: question to answer.
    public var within: [String: String]
    /// Whether the app itself declares the type of an option, so that no pattern need stand in for it; nil where that is not known.
    public var declaresType: Bool?

    public init(
        names: [PatternName: String] = [:], isOptional: Bool? = nil, imports: Set<String> = [],
        within: [String: String] = [:], declaresType: Bool? = nil
    ) {
        self.names = names
        self.isOptional = isOptional
        self.imports = imports
        self.within = within
        self.declaresType = declaresType
    }
}
