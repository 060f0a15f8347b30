import KnowledgeModel
import StyleAdvice

extension KnowledgeBase {
    /// Which control fits a situation, with the runner-up, what to avoid, the sources and the code.
    ///
    /// It needs no knowledge file: the rules are part of the library. The same situation gives the same advice.
    ///
    /// - Throws: `SituationError` where there is nothing to choose, or the release has no SwiftUI.
    public static func advise(
        on situation: Situation, without refused: Set<ChoiceControl> = []
    ) throws(SituationError) -> ControlAdvice {
        try StyleAdviser.advice(on: situation, without: refused)
    }

    /// What a sentence in English or Chinese says about a picker that somebody needs, and by which words.
    ///
    /// Any text is safe; what is not understood is passed over.
    public static func situation(in sentence: String) -> SentenceReading {
        SentenceReader.read(sentence)
    }
}
