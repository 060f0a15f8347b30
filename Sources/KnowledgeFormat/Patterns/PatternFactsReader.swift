import KnowledgeModel
import Patterns

/// Reads `pattern.json`.
struct PatternFactsReader {
    private static let keys = [
        "names", "parameters", "features", "availability", "insteadOfOlder", "impossible", "execution", "entries",
        "suits", "related", "sources",
    ]

    let file: String
    /// The addresses of all sources, nil where the list could not be read.
    private(set) var addresses: [String]?
    private(set) var mentions: [PatternMention] = []

    private var names: [PatternName: String] = [:]
    private var parameters: [PatternParameter: [String]] = [:]
    private var features: [Pattern.Feature] = []
    private var availability: [Pattern.Availability] = []
    private var insteadOfOlder: PatternID?
    private var limits: [Pattern.Limit] = []
    private var execution: Pattern.Execution?
    private var entries: [Slug] = []
    private var suits: [Identifier<Question>: Set<Identifier<Answer>>] = [:]
    private var related: [PatternID] = []
    private var sources: [Source] = []
    /// Whether everything that was there could be read.
    private var isWhole = true

    init(file: String) { self.file = file }

    mutating func read(from files: KnowledgeFiles) {
        guard let object = JSONReader(file, in: files)?.object(keys: Self.keys) else { return }
        if let reader = object.required("names") { readNames(reader) }
        if let reader = object.required("parameters") { readParameters(reader) }
        if let reader = object.optional("features") { readFeatures(reader) }
        if let reader = object.required("availability") { readAvailability(reader) }
        insteadOfOlder = object.optional("insteadOfOlder").flatMap { pattern($0) }
        for reader in object.optional("impossible")?.elements() ?? [] { readLimit(reader) }
        if let reader = object.required("execution") { readExecution(reader) }
        entries = (object.required("entries")?.distinct { $0.identifier(of: Entry.self) }) ?? []
        if let reader = object.optional("entries") { mention(reader) { .entry($0) } }
        if let reader = object.optional("suits") { readSuits(reader) }
        related = object.required("related")?.distinct { $0.identifier(of: Pattern.self) } ?? []
        if let reader = object.optional("related") { mention(reader) { .pattern($0) } }
        if let reader = object.required("sources") {
            sources = SourceReader.read(reader)
            addresses = SourceReader.addresses(reader)
        }
    }

    /// The pattern, nil where a fact is missing.
    func pattern(id: PatternID, prose: Localized<PatternProse>, template: String) -> Pattern? {
        guard let execution, !availability.isEmpty, !sources.isEmpty, isWhole else { return nil }
        return Pattern(
            id: id, names: names, parameters: parameters, features: features, availability: availability,
            insteadOfOlder: insteadOfOlder, limits: limits, execution: execution, entries: entries, suits: suits,
            related: related,
            sources: sources, prose: prose, template: template)
    }

    private mutating func mention(_ list: JSONReader, _ subject: (String) -> PatternMention.Subject) {
        for element in list.elements() {
            if case .string(let text) = element.node.content {
                mentions.append(PatternMention(subject: subject(text), place: element.place))
            }
        }
    }

    private mutating func pattern(_ reader: JSONReader) -> PatternID? {
        guard let id = reader.identifier(of: Pattern.self) else { return nil }
        mentions.append(PatternMention(subject: .pattern(id.text), place: reader.place))
        return id
    }

    private mutating func readSuits(_ reader: JSONReader) {
        for (key, list) in reader.object()?.members ?? [] {
            guard let question = Identifier<Question>(key) else {
                list.report(.text(.notKebabCase(key)))
                continue
            }
            let answers = list.distinct(atLeast: 1) { $0.identifier(of: Answer.self) }
            suits[question] = Set(answers)
            mentions += answers.map { PatternMention(subject: .answer($0.text, question: key), place: list.place) }
        }
    }

    /// A value of each of some parameters: `{"optional": "yes"}`.
    static func values(_ reader: JSONReader) -> [PatternParameter: String] {
        var values: [PatternParameter: String] = [:]
        let members = reader.object(keys: PatternParameter.allCases.map(\.rawValue))?.members ?? []
        for (key, member) in members {
            if let parameter = PatternParameter(rawValue: key) { values[parameter] = value(member, of: parameter) }
        }
        if members.isEmpty { reader.report(.data(.meansNothing)) }
        return values
    }

    private mutating func readNames(_ reader: JSONReader) {
        guard let object = reader.object(keys: PatternName.allCases.map(\.rawValue)) else { return }
        for (key, value) in object.members {
            if let role = PatternName(rawValue: key), let word = value.text() { names[role] = word }
        }
    }

    private mutating func readParameters(_ reader: JSONReader) {
        guard let object = reader.object(keys: PatternParameter.allCases.map(\.rawValue)) else { return }
        for (key, list) in object.members {
            guard let parameter = PatternParameter(rawValue: key) else { continue }
            let values = list.distinct(atLeast: 1) { Self.value($0, of: parameter) }
            if values.isEmpty { isWhole = false } else { parameters[parameter] = values }
        }
    }

    private static func value(_ reader: JSONReader, of parameter: PatternParameter) -> String? {
        guard let text = reader.text() else { return nil }
        guard parameter.allowedValues.contains(text) else {
            reader.report(
                .data(.unknownValue(text)), suggestion: Spelling.suggestion(for: text, among: parameter.allowedValues))
            return nil
        }
        return text
    }

    private mutating func readFeatures(_ reader: JSONReader) {
        let taken = Set(PatternParameter.allCases.flatMap { parameter in parameter.allowedValues.map(parameter.flag) })
        for (flag, value) in reader.object()?.members ?? [] {
            let isWord = flag.allSatisfy { $0.isASCII && ($0.isUppercase || $0.isNumber || $0 == "_") }
            if !isWord || flag.isEmpty || taken.contains(flag) || [TemplateFlag.bare, "DEBUG"].contains(flag) {
                value.report(.template(.badFlag(flag)))
            }
            guard let object = value.object(keys: ["os", "sdk"]) else { continue }
            switch (object.optional("os"), object.optional("sdk")) {
            case (let systems?, nil):
                features.append(Pattern.Feature(flag: flag, requirement: .system(releases(systems))))
            case (nil, let sdk?):
                let version = ApplicabilityReader.version(sdk, name: "Xcode", exists: ReleaseCalendar.existsXcode)
                if let version { features.append(Pattern.Feature(flag: flag, requirement: .sdk(version))) }
            default: value.report(.data(.oneKeyOf("os", "sdk")))
            }
        }
    }

    private func releases(_ reader: JSONReader) -> [Applicability.Platform: Version] {
        let all = orderedReleases(reader)
        return Dictionary(all.map { ($0.platform, $0.since) }) { first, _ in first }
    }

    private func orderedReleases(_ reader: JSONReader) -> [Pattern.Availability] {
        let names = Applicability.Platform.allCases.map(\.rawValue)
        return (reader.object()?.members ?? []).compactMap { key, value in
            guard let platform = Applicability.Platform(rawValue: key) else {
                value.report(.data(.unknownKey(key)), suggestion: Spelling.suggestion(for: key, among: names))
                return nil
            }
            let version = ApplicabilityReader.version(value, name: key) { ReleaseCalendar.exists($0, on: platform) }
            return version.map { Pattern.Availability(platform: platform, since: $0) }
        }
    }

    private mutating func readAvailability(_ reader: JSONReader) {
        availability = orderedReleases(reader)
        if availability.isEmpty { reader.report(.number(.tooFew(found: 0, least: 1))) }
    }

    private mutating func readLimit(_ reader: JSONReader) {
        guard let object = reader.object(keys: ["when", "because", "instead"]) else { return }
        var when: [PatternParameter: [String]] = [:]
        let conditions = object.required("when")?.object(keys: PatternParameter.allCases.map(\.rawValue))
        for (key, list) in conditions?.members ?? [] {
            guard let parameter = PatternParameter(rawValue: key) else { continue }
            when[parameter] = list.distinct(atLeast: 1) { Self.value($0, of: parameter) }
        }
        let reason = object.required("because")?.sentence()
        let instead = object.optional("instead").flatMap { pattern($0) }
        guard let reason, !when.isEmpty else { return }
        limits.append(Pattern.Limit(when: when, reason: reason, instead: instead))
    }

    private mutating func readExecution(_ reader: JSONReader) {
        guard let object = reader.object(keys: ["pickers", "none"]) else { return }
        switch (object.optional("pickers"), object.optional("none")) {
        case (let pickers?, nil):
            guard let runs = pickers.boolean() else { return }
            if runs { execution = .pickers } else { pickers.report(.data(.unknownValue("false"))) }
        case (nil, let none?): execution = none.sentence().map { .none(reason: $0) }
        default: reader.report(.data(.oneKeyOf("pickers", "none")))
        }
    }
}
