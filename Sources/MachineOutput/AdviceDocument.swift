import PickerHelp

/// The contract of `advise --json`.
package struct AdviceDocument: Encodable {
    struct Facts: Encodable {
        /// How many options there are.
        var options: Nullable<Int>
        var optionsChange: Bool
        var switching: Nullable<String>
        var space: Nullable<String>
        var container: Nullable<String>
        var platform: Nullable<String>
        var minimumOS: Nullable<String>
        var optionKind: Nullable<String>
        var largeText: Bool
        var none: Bool
        var search: Bool
        var several: Bool
        var customLook: Bool
    }

    /// A fact that the words of the command line said.
    struct Understood: Encodable {
        var fact: String
        var words: String
    }

    struct Reference: Encodable {
        var name: String
        /// Null for a source whose address is not recorded.
        var url: Nullable<String>
        var kind: String
        var mark: String
    }

    struct Reason: Encodable {
        var rule: String
        var text: String
        var source: Reference
    }

    struct Condition: Encodable {
        var rule = "runner-up"
        var text: String
        /// Null for a sentence that weighs what several sources say.
        var source: Nullable<Reference>
    }

    struct Choice: Encodable {
        /// A picker style, or the name of another control.
        var control: String
        var isPicker: Bool
        var title: String
        var code: String
        var reasons: [Reason]
    }

    struct RunnerUp: Encodable {
        var control: Choice
        /// When it is the better one.
        var when: Condition
    }

    struct Disagreement: Encodable {
        var text: String
        var sources: [Reference]
    }

    struct Assumption: Encodable {
        var fact: String
        var text: String
    }

    struct Reach: Encodable {
        var platform: String
        var since: String
    }

    struct Pattern: Encodable {
        var id: String
        var arguments: [String]
        var command: String
        /// What the command prints; null where the knowledge lacks the pattern.
        var code: Nullable<String>
        /// Where the code runs, if not where it was wanted.
        var writtenFor: Nullable<Reach>
        /// What is to be added to the code; null where it is whole.
        var addition: Nullable<String>
    }

    var schema = 1
    var situation: Facts
    var understood: [Understood]
    /// What was read and does not count, as something else was said as well.
    var passedOver: [PassedOverItem]
    /// The words that say which controls are not wanted.
    var leftOut: [String]
    /// Whether the text went on behind what was read.
    var wordsCut: Bool
    var assumptions: [Assumption]
    var recommended: Choice
    var runnerUp: RunnerUp
    var avoided: [Choice]
    var disagreements: [Disagreement]
    /// Whether the recommended control is no `Picker`.
    var pickerIsWrong: Bool
    /// The style that the code has now; null without `--file`, or where it shows none.
    var styleInCode: Nullable<String>
    var patterns: [Pattern]
    /// Always null here: where it is not, the document is `OtherControlDocument`.
    var otherControl = Nullable<String>(nil)

    /// - Parameters:
    ///   - codes: the code of each suggestion.
    ///   - findings: what the words of the command line said.
    ///   - passedOver: what was read and does not count.
    ///   - isCut: whether the words went on behind what was read.
    ///   - refusals: what is not wanted.
    ///   - styleInCode: the style that the code has now.
    package init(
        _ advice: ControlAdvice, codes: [PatternSuggestion: String] = [:], findings: [SentenceReading.Finding] = [],
        passedOver: [SentenceReading.PassedOver] = [], isCut: Bool = false,
        refusals: [SentenceReading.Refusal] = [], styleInCode: String? = nil,
        language: Language
    ) {
        situation = Facts(advice.situation)
        understood = findings.map { Understood(fact: $0.fact.rawValue, words: $0.words) }
        self.passedOver = passedOver.map { PassedOverItem($0, language) }
        leftOut = refusals.map(\.words)
        wordsCut = isCut
        assumptions = advice.assumptions.map {
            Assumption(fact: $0.rawValue, text: advice.assumed.words(for: $0)[language])
        }
        recommended = Choice(advice.recommended, language)
        runnerUp = RunnerUp(
            control: Choice(advice.runnerUp, language),
            when: Condition(
                text: advice.runnerUpWins.text[language],
                source: Nullable(advice.runnerUpWins.source.map { Reference($0, language) })))
        avoided = advice.avoided.map { Choice($0, language) }
        disagreements = advice.disagreements.map { difference in
            Disagreement(
                text: difference.text[language], sources: difference.sources.map { Reference($0, language) })
        }
        pickerIsWrong = advice.isPickerWrong
        self.styleInCode = Nullable(styleInCode)
        patterns = advice.patterns.map { pattern in
            Pattern(
                id: pattern.id.text, arguments: PatternCommandLine.arguments(pattern.facts),
                command: PatternCommandLine.text(pattern),
                code: Nullable(codes[pattern]),
                writtenFor: Nullable(
                    pattern.reach.map { Reach(platform: $0.platform.rawValue, since: $0.since.description) }),
                addition: Nullable(pattern.addition(for: advice.recommended.control)?[language]))
        }
    }
}

extension AdviceDocument.Facts {
    init(_ situation: Situation) {
        self.init(
            options: Nullable(situation.optionCount), optionsChange: situation.optionsChange,
            switching: Nullable(situation.switching?.rawValue), space: Nullable(situation.space?.rawValue),
            container: Nullable(situation.container?.rawValue), platform: Nullable(situation.platform?.rawValue),
            minimumOS: Nullable(situation.minimumOS?.description),
            optionKind: Nullable(situation.optionKind?.rawValue), largeText: situation.needsLargeText,
            none: situation.mayBeNone, search: situation.needsSearch, several: situation.needsSeveral,
            customLook: situation.wantsCustomLook)
    }
}

extension AdviceDocument.Choice {
    init(_ choice: ControlAdvice.Choice, _ language: Language) {
        self.init(
            control: choice.control.id, isPicker: choice.control.isPicker, title: choice.control.title[language],
            code: choice.control.code,
            reasons: choice.reasons.map { AdviceDocument.Reason($0, language) })
    }
}

extension AdviceDocument.Reason {
    init(_ reason: ControlAdvice.Reason, _ language: Language) {
        self.init(
            rule: reason.rule.text, text: reason.text[language],
            source: AdviceDocument.Reference(reason.source, language))
    }
}

extension AdviceDocument.Reference {
    init(_ reference: ControlAdvice.Reference, _ language: Language) {
        self.init(
            name: reference.name[language], url: Nullable(reference.url), kind: reference.kind.rawValue,
            mark: reference.mark.rawValue)
    }
}
