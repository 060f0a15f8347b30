/// The words that search knows to belong together.
public struct Vocabulary: Hashable, Sendable {
    /// Words of one meaning, in both languages: each finds the others.
    public struct Group: Hashable, Sendable {
        public var id: String
        public var words: Localized<[String]>

        public init(id: String, words: Localized<[String]>) {
            self.id = id
            self.words = words
        }
    }

    public var groups: [Group]
    /// Words that carry no meaning in a question about a picker.
    public var stopWords: Localized<[String]>

    public init(groups: [Group], stopWords: Localized<[String]>) {
        self.groups = groups
        self.stopWords = stopWords
    }
}
