import KnowledgeModel

/// The numbers that the belief rests on besides those of the entries.
package struct Assumptions: Hashable, Sendable {
    /// The prior probability that the cause is one that no entry describes.
    package var somethingElse = 0.1
    /// How often an answer is a slip: it then says nothing about the cause and falls as the answers' bases do.
    /// One wrong answer can therefore not rule a cause out; only a likelihood of exactly 0 does.
    package var slip = 0.02
    /// The same for where the picker is: containers nest, and a picker in a form in a sheet has two true answers.
    package var nestedContainers = 0.1
    /// How much less likely an answer is that contradicts where the cause applies, whatever else its entry says: a fault
    /// of old SDKs is not met with a new one.
    package var contradiction = 0.02
    /// How much likelier the first sentence is under a cause of relevance 1 than under one of relevance 0.
    package var sentenceRatio = 40.0
    /// The relevance at which the first sentence speaks for something else.
    package var sentenceRelevanceOfSomethingElse = 0.25
    /// How much likelier it is under something else than under a known cause that search finds nothing in the first sentence.
    package var unmatchedSentenceRatio = 4.0
    /// The least probability of a pasted message under a cause that does not list it.
    package var messageFloor = 0.005
    /// The probability of a pasted message when the cause is something else.
    package var messageUnderSomethingElse = 0.05
    /// The probability that the check of the right cause finds its fault in the picker's code.
    package var findingUnderItsCause = 0.9
    /// How often a check finds its fault in a picker whose trouble is another: what it calls an error surely fails, so that a
    /// picker in use hardly ever has one beside its trouble; a warning names circumstances, advice no fault.
    package var findingBeside: [CodeFinding: Double] = [.error: 0.0002, .warning: 0.005, .advice: 0.05]
    /// How likely the SDK is another than the assumed newest one where a check finds something with that other alone.
    package var otherSDK = 0.02
    /// The probability that the right repair, once tried, seems not to help (applied in the wrong place, not rebuilt).
    package var failureOfRightFix = 0.01
    /// The same for another cause with the same class of repair, which was tried only in part.
    package var failureOfSameFixClass = 0.4

    package init() {}

    /// How likely a check says something under its own cause, and how likely beside another.
    func likelihoods(of finding: CodeFinding) -> (under: Double, beside: Double) {
        if finding == .otherSDK { return (otherSDK, 1) }
        return (findingUnderItsCause, findingBeside[finding] ?? findingUnderItsCause)
    }
}
