/// One cause of a misbehaving picker: how people describe it, why it happens, how to tell, how to fix it.
public struct Entry: Hashable, Sendable {
    /// How bad the fault is for the user of the app.
    public enum Severity: String, CaseIterable, Codable, Hashable, Sendable {
        /// Something surely fails.
        case error
        /// Something fails in stated circumstances.
        case warning
        /// Nothing fails; there is a better way, or there is nothing to fix.
        case advice
    }

    /// Whether the checker can see the fault in source code.
    public enum Check: Hashable, Sendable {
        /// The check with this name sees it.
        case named(String)
        /// No check can see it, for the stated reason.
        case impossible(reason: Localized<String>)

        /// The check's name, nil where none is possible.
        public var name: String? {
            if case .named(let name) = self { name } else { nil }
        }

        /// Why no check is possible, nil where there is one.
        public var reason: Localized<String>? {
            if case .impossible(let reason) = self { reason } else { nil }
        }
    }

    /// The repair as a thing to compare: entries with one class are repaired in the same way.
    public struct Fix: Hashable, Sendable {
        public var fixClass: Identifier<FixClass>
        /// The effort from 1 (an edit on one line) to 5 (another design).
        public var cost: Int

        public init(fixClass: Identifier<FixClass>, cost: Int) {
            self.fixClass = fixClass
            self.cost = cost
        }
    }

    /// The programs that prove the entry, or why there are none.
    public enum Samples: Hashable, Sendable {
        case programs([Sample])
        case none(reason: Localized<String>)

        /// The programs, none where there is a reason instead.
        public var programs: [Sample] {
            switch self {
            case .programs(let programs): programs
            case .none: []
            }
        }

        /// Why there are none, nil where there are some.
        public var reason: Localized<String>? {
            if case .none(let reason) = self { reason } else { nil }
        }
    }

    public var slug: Slug
    public var area: Area
    /// Areas to which the entry belongs besides its own.
    public var otherAreas: [Area]
    /// Former names, which still lead here.
    public var aliases: [Slug]
    /// Entries to read next, or easily confused with this one.
    public var related: [Slug]
    public var messages: [MessageTemplate]
    /// How people describe the fault, in their own words.
    public var symptoms: Localized<[String]>
    public var severity: Severity
    public var applies: Applicability
    /// How often this is the cause, relative to the other entries; greater than 0.
    public var prior: Double
    /// The probability of each answer when this is the cause; what is left of 1 is shared by the answers not named.
    public var likelihoods: [Identifier<Question>: [Identifier<Answer>: Double]]
    public var fix: Fix
    public var check: Check
    public var sources: [Source]
    public var samples: Samples
    public var prose: Localized<Prose>

    public init(
        slug: Slug, area: Area, otherAreas: [Area], aliases: [Slug], related: [Slug], messages: [MessageTemplate],
        symptoms: Localized<[String]>, severity: Severity, applies: Applicability, prior: Double,
        likelihoods: [Identifier<Question>: [Identifier<Answer>: Double]], fix: Fix, check: Check, sources: [Source],
        samples: Samples, prose: Localized<Prose>
    ) {
        self.slug = slug
        self.area = area
        self.otherAreas = otherAreas
        self.aliases = aliases
        self.related = related
        self.messages = messages
        self.symptoms = symptoms
        self.severity = severity
        self.applies = applies
        self.prior = prior
        self.likelihoods = likelihoods
        self.fix = fix
        self.check = check
        self.sources = sources
        self.samples = samples
        self.prose = prose
    }
}

/// A way to repair a picker, shared by the entries that are repaired alike.
public struct FixClass: Hashable, Sendable {
    public var id: Identifier<FixClass>
    /// The advice in a few words, in the imperative.
    public var name: Localized<String>

    public init(id: Identifier<FixClass>, name: Localized<String>) {
        self.id = id
        self.name = name
    }
}
