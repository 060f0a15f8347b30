import KnowledgeModel

/// How well the answers to a question fit where a cause applies: the reading of `Applicability` as evidence.
///
/// An answer that means something in terms of `Applicability` is held against the cause's own. Where other answers mean
/// something, one that does not stands for everything that none of them means.
struct Restriction {
    /// How often the answer names something outside the restriction although the cause is right.
    let slip: Double
    /// How well each answer fits, from 0 (excluded) to 1 (fits), in the question's order.
    let fits: [Double]
    /// Whether each answer contradicts the cause whatever the entry's own likelihoods say, in the question's order.
    let contradictions: [Bool]

    /// The restriction that a cause's applicability puts on a question; nil where it puts none.
    init?(_ applies: Applicability, on question: Question, assumptions: Assumptions) {
        let meanings = question.answers.map(\.means)
        let styles = Self.styleFits(meanings, applies)
        let platforms = Self.fits(meanings.map { $0?.platforms }, applies.platforms)
        let releases = Self.releaseFits(meanings, applies)
        let containers = Self.fits(meanings.map { $0?.containers }, applies.containers)
        let all = [styles?.fits, platforms, releases, containers].compactMap { $0 }
        guard !all.isEmpty else { return nil }
        let fits = question.answers.indices.map { index in all.reduce(1) { min($0, $1[index]) } }
        // Where the cause applies in none of the answers, they cannot say whether it does.
        guard fits.contains(where: { $0 > 0 }) else { return nil }
        self.fits = fits
        slip = containers == nil ? assumptions.slip : max(assumptions.slip, assumptions.nestedContainers)
        // People know their platform, their Xcode and a style that they wrote. Containers nest, and what the automatic
        // style becomes is not theirs to say: there the entry's own likelihoods stand.
        contradictions = question.answers.indices.map { index in
            let isStyleExcluded = styles.map { $0.fits[index] == 0 && !$0.isAutomatic[index] } ?? false
            return isStyleExcluded || platforms?[index] == 0 || releases?[index] == 0
        }
    }

    /// How well each answer fits a list of what is applicable; nil where either side says nothing.
    private static func fits<Value: Hashable>(_ meant: [[Value]?], _ applies: [Value]) -> [Double]? {
        let named = Set(meant.flatMap { $0 ?? [] })
        guard !applies.isEmpty, !named.isEmpty else { return nil }
        let leftOver = Set(applies).subtracting(named)
        return meant.map { values in
            guard let values, !values.isEmpty else { return leftOver.isEmpty ? 0 : 1 }
            return Set(values).isDisjoint(with: applies) ? 0 : 1
        }
    }

    /// The same for styles, with the answers that mean the automatic style.
    ///
    /// A picker of the automatic style is drawn as a menu in most places, and as a wheel, in line or as a link in some:
    /// the fault of such a style can then show although no style was written.
    private static func styleFits(
        _ meanings: [Applicability?], _ applies: Applicability
    ) -> (fits: [Double], isAutomatic: [Bool])? {
        guard var fits = fits(meanings.map { $0?.styles }, applies.styles) else { return nil }
        let isAutomatic = meanings.map { $0?.styles.contains(.automatic) ?? false }
        let asAutomatic =
            if applies.styles.contains(.menu) {
                0.5
            } else {
                Set(applies.styles).isDisjoint(with: [.wheel, .inline, .navigationLink]) ? 0 : 0.1
            }
        for index in fits.indices where isAutomatic[index] { fits[index] = max(fits[index], asAutomatic) }
        return (fits, isAutomatic)
    }

    /// How well each answer fits the releases of the SDK; an answer without any fits all. Nil where either side says nothing.
    private static func releaseFits(_ meanings: [Applicability?], _ applies: Applicability) -> [Double]? {
        let intervals = meanings.map { $0?.sdk ?? .always }
        guard applies.sdk != .always, intervals.contains(where: { $0 != .always }) else { return nil }
        return intervals.map { $0.overlaps(applies.sdk) ? 1 : 0 }
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
