/// A picker as it stands after a step.
public struct PickerReport: Codable, Sendable {
    /// A tag that an option has.
    public struct Tag: Codable, Sendable {
        /// The static type, which is the tag's key.
        public var type: String
        public var value: String
        /// Whether a `ForEach` wrote it.
        public var isImplicit: Bool

        public init(type: String, value: String, isImplicit: Bool) {
            self.type = type
            self.value = value
            self.isImplicit = isImplicit
        }
    }

    /// A row that can be chosen.
    public struct Option: Codable, Sendable {
        /// Its texts.
        public var label: String
        public var tags: [Tag]
        public var isMarked: Bool

        public init(label: String, tags: [Tag], isMarked: Bool) {
            self.label = label
            self.tags = tags
            self.isMarked = isMarked
        }
    }

    public var title: String
    /// The static type that tags are looked up by.
    public var selectionType: String
    public var selection: String
    public var options: [Option]

    public init(title: String, selectionType: String, selection: String, options: [Option]) {
        self.title = title
        self.selectionType = selectionType
        self.selection = selection
        self.options = options
    }
}
