import KnowledgeModel

/// How well an answer fits where an entry applies: the reading of `Applicability` as evidence.
///
/// The questions `style`, `platform`, `container` and `sdk` ask for what `Applicability` restricts. The tables here
/// translate their answers; an answer that they do not know restricts nothing.
struct Restriction {
    /// How often the answer names something outside the restriction although the cause is right.
    let slip: Double
    /// How well each answer fits, from 0 (excluded) to 1 (fits).
    private let fit: (String) -> Double

    /// The restriction that a cause's applicability puts on a question; nil where it puts none.
    ///
    /// - Parameter slip: the share of answers that say nothing about the cause.
    init?(_ applies: Applicability, on question: Identifier<Question>, slip: Double) {
        switch question.text {
        case "style":
            guard !applies.styles.isEmpty else { return nil }
            fit = { Self.fit(ofStyle: $0, in: Set(applies.styles)) }
            self.slip = slip
        case "platform":
            guard !applies.platforms.isEmpty else { return nil }
            fit = { Self.overlap(Self.platforms[$0], applies.platforms) }
            self.slip = slip
        case "container":
            guard !applies.containers.isEmpty else { return nil }
            fit = { Self.overlap(Self.containers[$0], applies.containers) }
            // Containers nest: a picker in a form in a sheet has two true answers.
            self.slip = max(slip, 0.1)
        case "sdk":
            guard applies.sdk != .always else { return nil }
            fit = { Self.releases[$0].map { $0.overlaps(applies.sdk) ? 1 : 0 } ?? 1 }
            self.slip = slip
        default: return nil
        }
    }

    /// How well an answer fits where the entry applies.
    func fit(of answer: Identifier<Answer>) -> Double { fit(answer.text) }

    /// Whether the tables translate an answer to one of the four questions.
    static func translates(_ answer: Identifier<Answer>, to question: Identifier<Question>) -> Bool {
        switch question.text {
        case "style": styles[answer.text] != nil
        case "platform": platforms[answer.text] != nil
        case "container": containers[answer.text] != nil
        case "sdk": releases[answer.text] != nil
        default: false
        }
    }

    static let styles: [String: Set<Applicability.Style>] = [
        "automatic": [.automatic], "menu": [.menu], "segmented": [.segmented], "wheel": [.wheel], "inline": [.inline],
        "navigation-link": [.navigationLink], "other": [.palette, .radioGroup, .tabs],
    ]

    static let platforms: [String: Set<Applicability.Platform>] = [
        "ios": [.iOS], "ipados": [.iPadOS], "macos": [.macOS], "mac-catalyst": [.macCatalyst],
        "watchos": [.watchOS], "tvos": [.tvOS], "visionos": [.visionOS],
    ]

    static let containers: [String: Set<Applicability.Container>] = [
        "form-or-list": [.form, .list], "stack": [.stack], "menu": [.menu, .commands], "toolbar": [.toolbar],
        "sheet": [.sheet, .popover], "scroll-view": [.scrollView],
    ]

    /// The Xcode releases that each answer stands for.
    static let releases: [String: VersionInterval] = [
        "xcode-27": interval(since: "27", before: nil), "xcode-16-or-26": interval(since: "16", before: "27"),
        "xcode-15-or-older": interval(since: nil, before: "16"),
    ]

    private static func interval(since: String?, before: String?) -> VersionInterval {
        VersionInterval(since: since.flatMap(Version.init), before: before.flatMap(Version.init)) ?? .always
    }

    /// A picker of the automatic style is drawn as a menu in most places, and as a wheel, in line or as a link in some:
    /// the fault of such a style can then show although no style was written.
    private static func fit(ofStyle answer: String, in styles: Set<Applicability.Style>) -> Double {
        if answer == "automatic", !styles.contains(.automatic) {
            if styles.contains(.menu) { return 0.5 }
            return styles.isDisjoint(with: [.wheel, .inline, .navigationLink]) ? 0 : 0.1
        }
        return overlap(Self.styles[answer], Array(styles))
    }

    private static func overlap<Value>(_ meant: Set<Value>?, _ applies: [Value]) -> Double {
        guard let meant else { return 1 }
        return meant.isDisjoint(with: applies) ? 0 : 1
    }
}

extension VersionInterval {
    /// Whether some release belongs to both intervals.
    fileprivate func overlaps(_ other: VersionInterval) -> Bool {
        let startsInTime = since.map { since in other.before.map { since < $0 } ?? true } ?? true
        let endsInTime = before.map { before in other.since.map { $0 < before } ?? true } ?? true
        return startsInTime && endsInTime
    }
}
