import KnowledgeModel

/// Reads what a sentence in English or Chinese says about a picker that somebody needs, with small tables of words.
package enum SentenceReader {
    /// - Returns: what the first characters say, up to `SentenceReading.longest`.
    package static func read(_ sentence: String) -> SentenceReading {
        let part = String(sentence.prefix(SentenceReading.longest))
        let tokens = SentenceTokens(part)
        var reading = SentenceReading()
        reading.isCut = part.utf8.count < sentence.utf8.count
        let phrases = PhraseReading(tokens)
        for match in phrases.taken { reading.take(match.fact, match.situation, match.words) }
        reading.passedOver = phrases.others.map {
            SentenceReading.PassedOver(fact: $0.fact, words: $0.words, situation: $0.situation)
        }
        reading.refusals = RefusalWords.refusals(in: tokens)
        takeRelease(ReleaseWords.releases(in: tokens), &reading)
        let range = count(part, tokens, &reading)
        let order = Situation.Fact.allCases
        reading.findings.sort { (order.firstIndex(of: $0.fact) ?? 0) < (order.firstIndex(of: $1.fact) ?? 0) }
        reading.other = OtherControlWords.find(in: tokens, reading.situation, range: range)
        return reading
    }

    /// Takes the oldest release of the platform that is taken; one of another platform says nothing about it.
    private static func takeRelease(_ releases: [ReleaseWords.Release], _ reading: inout SentenceReading) {
        let platform = reading.situation.platform
        let own = releases.filter { release in platform.map(release.platforms.contains) ?? true }
        let oldest = own.min { $0.version < $1.version }
        if let oldest { reading.take(.minimumOS, Situation(minimumOS: oldest.version), oldest.words) }
        var seen: Set<ReleaseWords.Release> = oldest.map { [$0] } ?? []
        for release in releases where seen.insert(release).inserted {
            let situation = Situation(platform: release.platforms[0], minimumOS: release.version)
            reading.passedOver.append(
                SentenceReading.PassedOver(fact: .minimumOS, words: release.words, situation: situation))
        }
    }

    /// Takes the number of options: one that is said counts more than the numbers that are the options, and those more than
    /// what is listed.
    ///
    /// - Returns: the numbers that are the options.
    private static func count(
        _ sentence: String, _ tokens: SentenceTokens, _ reading: inout SentenceReading
    ) -> NumberRange? {
        let numerals = Numeral.list(in: tokens)
        let listing = NumberListing(in: tokens, numerals)
        let groups = NumberGroup.list(in: tokens, numerals).filter { group in
            listing.map { !group.place.overlaps($0.place) } ?? true
        }
        let range = NumberRange(in: tokens, groups)
        let numbers = OptionCount(in: tokens, groups, range: range)
        let listed = {
            listing.map { ($0.count, words: tokens.text($0.place)) } ?? Enumeration.count(in: sentence)
                ?? KnownSets.count(in: sentence)
        }
        let changes = reading.situation.optionsChange
        if let (count, words) = numbers.taken.map({ ($0.value, tokens.text($0.place)) }) ?? listed() {
            reading.findings.removeAll { $0.fact == .options }
            reading.take(.options, Situation(optionCount: count, optionsChange: changes), words)
        }
        reading.passedOver += numbers.others.map { other in
            SentenceReading.PassedOver(
                fact: .options, words: tokens.text(other.place), situation: Situation(optionCount: other.value))
        }
        reading.passedOver += numbers.tooGreat.map {
            SentenceReading.PassedOver(fact: .options, words: tokens.text($0), situation: nil)
        }
        if let chosen = numbers.chosen, !reading.situation.needsSeveral {
            reading.take(.several, Situation(needsSeveral: true), tokens.text(chosen))
        }
        return range
    }
}

extension SentenceReading {
    fileprivate mutating func take(_ fact: Situation.Fact, _ other: Situation, _ words: String) {
        situation.take(fact, from: other)
        findings.append(Finding(fact: fact, words: words))
    }
}
