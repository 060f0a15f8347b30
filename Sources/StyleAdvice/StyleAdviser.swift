import KnowledgeModel

/// Says which control fits a situation: the rules of the book weigh every control that the platform has.
///
/// It is pure and deterministic: the same situation gives the same advice.
package enum StyleAdviser {
    /// The advice on a situation.
    ///
    /// - Parameter refused: the controls that are not wanted; they are left out while two others can be used.
    /// - Throws: `SituationError` where there is nothing to choose, or no SwiftUI.
    package static func advice(
        on situation: Situation, without refused: Set<ChoiceControl> = []
    ) throws(SituationError) -> ControlAdvice {
        let ground = try Ground(situation)
        let best = bestTwo(on: ground, without: refused)
        let (recommended, runnerUp) = (best.recommended, best.runnerUp)
        let standing = Standing(on: ground)
        return ControlAdvice(
            situation: situation,
            recommended: ControlAdvice.Choice(control: recommended, reasons: standing.support(of: recommended)),
            runnerUp: ControlAdvice.Choice(control: runnerUp, reasons: standing.support(of: runnerUp)),
            runnerUpWins: RunnerUpWords.condition(for: runnerUp, insteadOf: recommended, on: ground),
            avoided: avoided(besides: [recommended, runnerUp], standing, on: ground),
            disagreements: SourceDifferences.list(on: ground), assumptions: ground.assumptions,
            assumed: ground.assumed,
            patterns: ControlPatterns.patterns(for: recommended, on: ground))
    }

    /// The code for a control in a situation.
    ///
    /// - Parameter hints: what else was said that the code depends on.
    /// - Throws: `SituationError` where there is nothing to choose, or no SwiftUI.
    package static func patterns(
        for control: ChoiceControl, on situation: Situation, _ hints: CodeHints
    ) throws(SituationError) -> [PatternSuggestion] {
        ControlPatterns.patterns(for: control, on: try Ground(situation), hints)
    }

    /// The two best controls alone.
    ///
    /// - Throws: `SituationError` where there is nothing to choose, or no SwiftUI.
    package static func bestTwo(
        for situation: Situation
    ) throws(SituationError) -> (recommended: ChoiceControl, runnerUp: ChoiceControl) {
        bestTwo(on: try Ground(situation))
    }

    private static func bestTwo(
        on ground: Ground, without refused: Set<ChoiceControl> = []
    ) -> (recommended: ChoiceControl, runnerUp: ChoiceControl) {
        let existing = ControlTable.bits(of: Candidates.existing(on: ground.platform, ground.minimumOS))
        let ranking = Ranking(Weighing(ground.sight), RoomWeighing(ground.room))
        let wanted = existing & ~ControlTable.bits(of: Array(refused))
        let best = ranking.bestTwo(among: ranking.holdsTwo(wanted) ? wanted : existing)
        return (ChoiceControl.all[best.recommended], ChoiceControl.all[best.runnerUp])
    }

    /// The styles in the order in which people try them. Tabs set no value, so that nobody means them.
    private static let tried: [Applicability.Style] = [
        .segmented, .menu, .wheel, .inline, .navigationLink, .radioGroup, .palette, .automatic,
    ]

    /// The styles that are no good here: first those that the platform has, as they are the likelier mistake.
    private static func avoided(
        besides chosen: [ChoiceControl], _ standing: Standing, on ground: Ground
    ) -> [ControlAdvice.Choice] {
        let named = Set(chosen.flatMap(\.styles))
        let styles = tried.filter { !named.contains($0) }
        let choices = styles.map(ChoiceControl.picker).compactMap { control -> ControlAdvice.Choice? in
            let objections = standing.objections(to: control)
            return objections.isEmpty ? nil : ControlAdvice.Choice(control: control, reasons: objections)
        }
        func exists(_ choice: ControlAdvice.Choice) -> Bool {
            ControlAvailability.of(choice.control).contains(ground.platform, ground.minimumOS)
        }
        return choices.filter(exists) + choices.filter { !exists($0) }
    }
}
