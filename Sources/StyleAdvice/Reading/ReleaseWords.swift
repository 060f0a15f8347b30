import KnowledgeModel

/// The release in a sentence: the number behind the name of a system.
enum ReleaseWords {
    static let systems: Set<String> = ["ios", "ipados", "macos", "tvos", "watchos", "visionos"]

    static func release(in tokens: SentenceTokens) -> (Version, words: String)? {
        let list = tokens.list
        for index in list.indices.dropLast() where systems.contains(list[index]) {
            let number = list[index + 1].filter { $0 != "+" }
            if let release = Version(number) { return (release, tokens.text(index..<(index + 2))) }
        }
        return nil
    }
}
