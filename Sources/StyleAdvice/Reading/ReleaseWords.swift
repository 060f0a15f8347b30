import KnowledgeModel

/// The releases in a sentence: numbers behind the names of systems.
enum ReleaseWords {
    /// The platforms that share the numbers of a system's releases.
    private static let platforms: [String: [Applicability.Platform]] = [
        "ios": [.iOS, .iPadOS, .macCatalyst], "ipados": [.iPadOS], "macos": [.macOS], "tvos": [.tvOS],
        "watchos": [.watchOS], "visionos": [.visionOS],
    ]

    struct Release: Hashable {
        let platforms: [Applicability.Platform]
        let version: Version
        let words: String
    }

    static func releases(in tokens: SentenceTokens) -> [Release] {
        let list = tokens.list
        return list.indices.dropLast().compactMap { index in
            guard let platforms = platforms[list[index]], NamedNumber.belongs(tokens, at: index + 1),
                let version = Version(list[index + 1].filter { $0 != "+" })
            else { return nil }
            return Release(platforms: platforms, version: version, words: tokens.text(index..<(index + 2)))
        }
    }
}
