import KnowledgeModel

/// Reads `entry.json`.
struct EntryFactsReader {
    private static let keys = [
        "aliases", "otherAreas", "related", "messages", "symptoms", "severity", "applies", "prior", "likelihoods",
        "fix",
        "check", "sources", "samples",
    ]

    /// The number of symptoms that each language needs.
    private static let leastSymptoms = 5

    let file: String
    /// The entry's name, nil where the folder's name is none.
    let slug: Slug?
    private(set) var sources: [Source] = []
    /// The addresses of all sources, nil where the list could not be read.
    private(set) var addresses: [String]?
    /// What the file says about the sample programs.
    private(set) var samples = SampleDeclaration(situations: nil)
    var mentions: [Mention] = []

    private var aliases: [Slug] = []
    private var otherAreas: [Area] = []
    private var related: [Slug] = []
    private var messages: [MessageTemplate] = []
    private var symptoms: Localized<[String]>?
    private var severity: Entry.Severity?
    private(set) var applies = Applicability()
    private var prior: Double?
    private var likelihoods: [Identifier<Question>: [Identifier<Answer>: Double]] = [:]
    private var fix: Entry.Fix?
    private var check: Entry.Check?

    init(file: String, slug: Slug?) {
        self.file = file
        self.slug = slug
    }

    mutating func read(from files: KnowledgeFiles) {
        guard let object = JSONReader(file, in: files)?.object(keys: Self.keys) else { return }
        readNames(object)
        messages = object.optional("messages").map(MessageReader.read) ?? []
        readSymptoms(object)
        severity = object.required("severity")?.choice()
        let isAboutAvailability = file.hasPrefix("Entries/compile/") || file.hasPrefix("Entries/platform/")
        applies =
            object.optional("applies").map { ApplicabilityReader.read($0, checksStyles: !isAboutAvailability) }
            ?? Applicability()
        prior = object.required("prior")?.number(from: 0.01, to: 10)
        if let reader = object.required("likelihoods") { readLikelihoods(reader) }
        if let reader = object.required("fix") { readFix(reader) }
        if let reader = object.required("check") { readCheck(reader) }
        if let reader = object.required("sources") {
            sources = SourceReader.read(reader)
            addresses = SourceReader.addresses(reader)
        }
        samples = object.optional("samples").map { SampleDeclaration($0) } ?? SampleDeclaration(situations: [])
        mentions += samples.mentions
    }

    /// The entry, nil where a fact is missing.
    func entry(slug: Slug, area: Area, samples: Entry.Samples, prose: Localized<Prose>) -> Entry? {
        guard let symptoms, let severity, let prior, let fix, let check else { return nil }
        return Entry(
            slug: slug, area: area, otherAreas: otherAreas, aliases: aliases, related: related, messages: messages,
            symptoms: symptoms, severity: severity, applies: applies, prior: prior, likelihoods: likelihoods, fix: fix,
            check: check, sources: sources, samples: samples, prose: prose)
    }

    private mutating func readNames(_ object: JSONObject) {
        var found: [Mention] = []
        aliases =
            object.optional("aliases")?.distinct { reader in
                let alias = reader.identifier(of: Entry.self)
                if let alias { found.append(Mention(subject: .alias(alias.text), place: reader.place)) }
                return alias
            } ?? []
        otherAreas = object.optional("otherAreas")?.distinct { $0.choice(of: Area.self) } ?? []
        related =
            object.required("related")?.distinct(atLeast: 1) { reader in
                let slug = reader.identifier(of: Entry.self)
                if let slug { found.append(Mention(subject: .entry(slug.text), place: reader.place)) }
                return slug
            } ?? []
        mentions += found
    }

    private mutating func readSymptoms(_ object: JSONObject) {
        var found: [Mention] = []
        symptoms = object.required("symptoms")?.localized { list, language in
            let texts = list.elements(atLeast: Self.leastSymptoms).compactMap { reader in
                reader.text().map { (reader: reader, text: $0) }
            }
            found += texts.map { Mention(subject: .symptom(language, $0.text), place: $0.reader.place) }
            // A pasted message is the same in both languages, so a few of them may stand in the other one.
            let foreign = texts.filter { text in
                text.text.unicodeScalars.contains(where: ChinesePunctuation.isHan) != (language == .chinese)
            }
            if texts.count - foreign.count < Self.leastSymptoms {
                for text in foreign { text.reader.report(.text(.wrongLanguage(language))) }
            }
            return texts.map(\.text)
        }
        mentions += found
    }

    private mutating func readLikelihoods(_ reader: JSONReader) {
        guard let members = reader.object()?.members else { return }
        if members.isEmpty { reader.report(.number(.tooFew(found: 0, least: 1))) }
        for (key, value) in members {
            guard let question = Identifier<Question>(key) else {
                value.report(.text(.notKebabCase(key)))
                continue
            }
            var numbers: [Identifier<Answer>: Double] = [:]
            for (name, probability) in value.object()?.members ?? [] {
                guard let answer = Identifier<Answer>(name) else {
                    probability.report(.text(.notKebabCase(name)))
                    continue
                }
                let subject = Mention.Subject.answer(name, question: key)
                mentions.append(Mention(subject: subject, place: probability.place))
                numbers[answer] = probability.number(from: 0, to: 1)
            }
            likelihoods[question] = numbers
            let named = Dictionary(uniqueKeysWithValues: numbers.map { ($0.key.text, $0.value) })
            mentions.append(Mention(subject: .likelihoods(question: key, answers: named), place: value.place))
        }
    }

    private mutating func readFix(_ reader: JSONReader) {
        guard let object = reader.object(keys: ["class", "cost"]) else { return }
        let name = object.required("class")
        let fixClass = name?.identifier(of: FixClass.self)
        if let name, let fixClass {
            mentions.append(Mention(subject: .fixClass(fixClass.text), place: name.place))
        }
        let cost = object.required("cost")?.wholeNumber(in: 1...5)
        if let fixClass, let cost { fix = Entry.Fix(fixClass: fixClass, cost: cost) }
    }

    private mutating func readCheck(_ reader: JSONReader) {
        guard let object = reader.object(keys: ["name", "none"]) else { return }
        switch (object.optional("name"), object.optional("none")) {
        case (let name?, nil):
            guard let text = name.text() else { return }
            if let slug, text != slug.text {
                name.report(.data(.checkNamedDifferently(text)), suggestion: .nearest(slug.text))
            }
            check = .named(text)
        case (nil, let none?): check = none.sentence().map { .impossible(reason: $0) }
        default: reader.report(.data(.oneKeyOf("name", "none")))
        }
    }
}
