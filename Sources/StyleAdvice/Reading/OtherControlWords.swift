import KnowledgeModel

/// The words that ask for a value which is no choice among options, and what to use for it.
enum OtherControlWords {
    /// - Parameter range: the numbers that the sentence names.
    static func find(
        in tokens: SentenceTokens, _ situation: Situation, range: NumberRange?
    ) -> SentenceReading.Other? {
        guard !situation.optionsChange else { return nil }
        for kind in kinds {
            guard fits(kind.control, situation, range),
                !kind.control.isLacking(on: situation.platform, situation.minimumOS),
                let words = kind.words(in: tokens)
            else { continue }
            return SentenceReading.Other(
                control: kind.control, words: words, text: kind.text, source: kind.source)
        }
        return nil
    }

    /// Whether the options leave room for such a value: those that are counted are chosen among, be they dates or colours.
    private static func fits(_ control: OtherControl, _ situation: Situation, _ range: NumberRange?) -> Bool {
        let isRange = range.map { $0.count == situation.optionCount } ?? false
        // Photos are chosen several at once in the same control; views are shown one at a time.
        if situation.needsSeveral { return control == .photosPicker }
        return switch control {
        case .datePicker, .colorPicker, .photosPicker: situation.optionCount == nil
        case .toggle: situation.optionCount == nil || situation.optionCount == 2
        case .stepper: isRange
        case .slider: isRange || situation.optionCount == nil
        case .navigationSplitView, .tabView: true
        }
    }

    /// Where the words end that ask for a quantity, as in "how many players (2-8)"; nil where none do.
    static func quantity(in tokens: SentenceTokens) -> Int? {
        kinds.filter { $0.control == .stepper }.flatMap(\.phrases)
            .compactMap { tokens.range(of: $0)?.upperBound }.min()
    }

    struct Kind: Sendable {
        let control: OtherControl
        let phrases: [[String]]
        /// Words behind a phrase with which it means something else.
        let behind: Set<String>
        /// Words of which one must stand in the sentence too; empty where the phrase says enough.
        let beside: [[String]]
        let text: Localized<String>
        let source: ControlAdvice.Reference

        init(
            _ control: OtherControl, _ phrases: String, behind: String, beside: String = "", english: String,
            chinese: String
        ) {
            self.control = control
            self.phrases = phrases.split(separator: ",").map { SentenceTokens(String($0)).list }
            self.behind = Set(behind.split(separator: ",").map(String.init))
            self.beside = beside.split(separator: ",").map { SentenceTokens(String($0)).list }
            text = Localized(english: english, chinese: chinese)
            source = .page(control.rawValue, control.page)
        }

        func words(in tokens: SentenceTokens) -> String? {
            guard beside.isEmpty || beside.contains(where: { tokens.range(of: $0) != nil }) else { return nil }
            for phrase in phrases {
                guard let range = tokens.range(of: phrase), !tokens.isDenied(at: range.lowerBound),
                    !tokens.isDenied(behind: range.upperBound)
                else { continue }
                let next = tokens.list[range.upperBound...].prefix(2)
                let isOther = next.first.map(behind.contains) ?? false || behind.contains(next.joined())
                let isSorting = range.lowerBound > 0 && ["按", "by"].contains(tokens.list[range.lowerBound - 1])
                if !isOther, !isSorting { return tokens.text(range) }
            }
            return nil
        }
    }
}
