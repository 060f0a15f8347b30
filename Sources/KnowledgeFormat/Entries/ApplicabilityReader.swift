import KnowledgeModel

/// Reads where an entry applies.
enum ApplicabilityReader {
    /// - Parameters:
    ///   - reader: the value of `applies`.
    ///   - checksStyles: whether a style on a platform that lacks it is odd; it is the subject of entries on availability.
    static func read(_ reader: JSONReader, checksStyles: Bool) -> Applicability {
        guard let object = reader.object(keys: keys + ["os"]) else { return Applicability() }
        var applies = restrictions(object)
        applies.operatingSystems = object.optional("os").map { readSystems($0, platforms: applies.platforms) } ?? [:]
        if checksStyles { check(applies.styles, on: applies.platforms, reader: reader) }
        return applies
    }

    /// Reads where the picker is when an answer is given; nil, with an issue, where that says nothing.
    static func readMeaning(_ reader: JSONReader) -> Applicability? {
        guard let object = reader.object(keys: keys) else { return nil }
        let meaning = restrictions(object)
        if object.members.isEmpty { reader.report(.data(.meansNothing)) }
        return meaning == Applicability() ? nil : meaning
    }

    private static let keys = ["styles", "platforms", "containers", "sdk"]

    private static func restrictions(_ object: JSONObject) -> Applicability {
        let styles = object.optional("styles")?.distinct(atLeast: 1) { $0.choice(of: Applicability.Style.self) } ?? []
        let platforms =
            object.optional("platforms")?.distinct(atLeast: 1) { $0.choice(of: Applicability.Platform.self) } ?? []
        let containers =
            object.optional("containers")?.distinct(atLeast: 1) { $0.choice(of: Applicability.Container.self) } ?? []
        let sdk = object.optional("sdk").flatMap { interval($0, name: "Xcode", exists: ReleaseCalendar.existsXcode) }
        return Applicability(styles: styles, platforms: platforms, containers: containers, sdk: sdk ?? .always)
    }

    private static func readSystems(_ reader: JSONReader, platforms: [Applicability.Platform]) -> [Applicability
        .Platform: VersionInterval]
    {
        var systems: [Applicability.Platform: VersionInterval] = [:]
        for (key, value) in reader.object()?.members ?? [] {
            guard let platform = Applicability.Platform(rawValue: key) else {
                let suggestion = Spelling.suggestion(for: key, among: Applicability.Platform.allCases.map(\.rawValue))
                value.report(.data(.unknownKey(key)), suggestion: suggestion)
                continue
            }
            if !platforms.isEmpty, !platforms.contains(platform) { value.report(.release(.platformLeftOut(key))) }
            systems[platform] = interval(value, name: key) { ReleaseCalendar.exists($0, on: platform) }
        }
        return systems
    }

    private static func interval(
        _ reader: JSONReader, name: String, exists: (Version) -> Bool
    ) -> VersionInterval? {
        guard let object = reader.object(keys: ["since", "before"]) else { return nil }
        guard !object.members.isEmpty else {
            reader.report(.data(.missingKey("since")))
            return nil
        }
        let since = object.optional("since").flatMap { version($0, name: name, exists: exists) }
        let before = object.optional("before").flatMap { version($0, name: name, exists: exists) }
        guard let interval = VersionInterval(since: since, before: before) else {
            let ends = [since, before].map { $0?.description ?? "" }
            reader.report(.release(.emptyInterval(since: ends[0], before: ends[1])))
            return nil
        }
        return interval
    }

    /// The value as a release that there is.
    static func version(_ reader: JSONReader, name: String, exists: (Version) -> Bool) -> Version? {
        guard let text = reader.text() else { return nil }
        guard let version = Version(text) else {
            reader.report(.release(.notAVersion(text)))
            return nil
        }
        guard exists(version) else {
            reader.report(.release(.noSuchRelease(version.description, of: name)))
            return nil
        }
        return version
    }

    /// Reports a style that exists on none of the platforms, and a platform that has none of the styles.
    private static func check(
        _ styles: [Applicability.Style], on platforms: [Applicability.Platform], reader: JSONReader
    ) {
        guard !styles.isEmpty, !platforms.isEmpty else { return }
        for style in styles where !platforms.contains(where: { ReleaseCalendar.has(style, on: $0) }) {
            let names = platforms.map(\.rawValue).joined(separator: ", ")
            reader.report(.release(.stylesWithoutPlatform(style: style.rawValue, platform: names)))
        }
        for platform in platforms where !styles.contains(where: { ReleaseCalendar.has($0, on: platform) }) {
            let names = styles.map(\.rawValue).joined(separator: ", ")
            reader.report(.release(.stylesWithoutPlatform(style: names, platform: platform.rawValue)))
        }
    }
}
