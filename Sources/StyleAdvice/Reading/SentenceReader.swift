import KnowledgeModel

/// Reads what a sentence in English or Chinese says about a picker that somebody needs, with small tables of words.
package enum SentenceReader {
    package static func read(_ sentence: String) -> SentenceReading {
        let tokens = SentenceTokens(sentence)
        var reading = SentenceReading()
        for phrase in PhraseTable.phrases {
            guard !reading.findings.contains(where: { $0.fact == phrase.fact }) else { continue }
            guard let words = phrase.match(in: tokens) else { continue }
            phrase.meaning(&reading.situation)
            reading.findings.append(SentenceReading.Finding(fact: phrase.fact, words: words))
        }
        if let (release, words) = ReleaseWords.release(in: tokens) {
            reading.situation.minimumOS = release
            reading.findings.append(SentenceReading.Finding(fact: .minimumOS, words: words))
        }
        let range = NumberRange(in: tokens, of: sentence)
        if let (count, words) = count(in: sentence, tokens, range) {
            reading.situation.optionCount = count
            reading.findings.removeAll { $0.fact == .options }
            reading.findings.append(SentenceReading.Finding(fact: .options, words: words))
        }
        let order = Situation.Fact.allCases
        reading.findings.sort { (order.firstIndex(of: $0.fact) ?? 0) < (order.firstIndex(of: $1.fact) ?? 0) }
        reading.other = OtherControlWords.find(in: tokens, reading.situation, range: range)
        return reading
    }

    /// A number that is said counts more than the numbers that are the options, and those more than what is listed.
    private static func count(
        in sentence: String, _ tokens: SentenceTokens, _ range: NumberRange?
    ) -> (Int, words: String)? {
        if let range {
            let before = SentenceTokens(list: Array(tokens.list[..<range.place.lowerBound]))
            return NumberWords.count(in: before) ?? (range.count, tokens.text(range.place))
        }
        return NumberWords.count(in: tokens) ?? Enumeration.count(in: sentence) ?? KnownSets.count(in: sentence)
    }
}
