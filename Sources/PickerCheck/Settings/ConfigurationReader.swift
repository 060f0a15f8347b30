/// Reads a configuration file and accepts nothing that it does not know: a misspelled key would go unnoticed for years.
package struct ConfigurationReader {
    typealias Problem = SettingsFileProblem

    /// The checks that there are.
    private let known: Set<Slug>

    /// The word that switches a check off, beside the severities.
    private static let off = "off"
    private static let keys = [
        "exclude", "skip", "only", "sdk", "platforms", "minimumOS", "severity", "strict", "baseline",
    ]

    package init(known: Set<Slug>) { self.known = known }

    /// What the file asks for.
    package func read(_ path: String) throws(SettingsFileProblem) -> CheckConfiguration {
        let folder = path.contains("/") ? String(path[...(path.lastIndex(of: "/") ?? path.startIndex)]) : ""
        var configuration = CheckConfiguration(folder: folder)
        for member in try SettingsNode.file(at: path).members() { try take(member, into: &configuration) }
        return configuration
    }

    private func take(_ member: SettingsNode, into configuration: inout CheckConfiguration) throws(Problem) {
        switch member.key {
        case "exclude":
            for element in try member.elements() {
                guard let pattern = PathPattern(try element.text()) else {
                    throw element.problem(.emptyText("exclude"))
                }
                configuration.exclude.append(pattern)
            }
        case "skip": configuration.skip.formUnion(try slugs(member))
        case "only": configuration.only.formUnion(try slugs(member))
        case "sdk": configuration.sdk = try release(of: .xcode, at: member)
        case "platforms": configuration.platforms = try platforms(member)
        case "minimumOS":
            for entry in try member.members() {
                let platform = try platform(named: entry.key, at: entry)
                configuration.minimumOS[platform] = try release(of: .system(platform), at: entry)
            }
        case "severity":
            for entry in try member.members() { try takeSeverity(entry, into: &configuration) }
        case "strict": configuration.isStrict = try member.boolean()
        case "baseline":
            let path = try member.text()
            guard !path.isEmpty else { throw member.problem(.emptyText("baseline")) }
            configuration.baseline = path.hasPrefix("/") ? path : configuration.folder + path
        default: throw member.problem(.unknownKey(member.key, known: Self.keys))
        }
    }

    private func release(of product: Release.Product, at node: SettingsNode) throws(Problem) -> Version {
        let version = try node.version()
        guard Release.exists(version, of: product) else {
            throw node.problem(.noSuchRelease(version, of: product, key: node.key))
        }
        return version
    }

    private func slugs(_ node: SettingsNode) throws(Problem) -> Set<Slug> {
        var slugs: Set<Slug> = []
        for element in try node.elements() { slugs.insert(try check(named: try element.text(), at: element)) }
        return slugs
    }

    private func check(named name: String, at node: SettingsNode) throws(Problem) -> Slug {
        guard let slug = Slug(name), known.contains(slug) else {
            throw node.problem(.unknownCheck(name, key: node.key, known: known.map(\.text).sorted()))
        }
        return slug
    }

    private func platforms(_ node: SettingsNode) throws(Problem) -> Set<Applicability.Platform> {
        var platforms: Set<Applicability.Platform> = []
        for element in try node.elements() { platforms.insert(try element.choice()) }
        return platforms
    }

    private func platform(named name: String, at node: SettingsNode) throws(Problem) -> Applicability.Platform {
        guard let platform = Applicability.Platform(rawValue: name) else {
            throw node.problem(.unknownKey(name, known: Applicability.Platform.allCases.map(\.rawValue)))
        }
        return platform
    }

    private func takeSeverity(_ entry: SettingsNode, into configuration: inout CheckConfiguration) throws(Problem) {
        let slug = try check(named: entry.key, at: entry)
        let word = try entry.text()
        if word == Self.off {
            configuration.skip.insert(slug)
        } else if let severity = Severity(rawValue: word) {
            configuration.severities[slug] = severity
        } else {
            let known = Severity.allCases.map(\.rawValue) + [Self.off]
            throw entry.problem(.unknownValue(word, key: "severity", known: known))
        }
    }
}
