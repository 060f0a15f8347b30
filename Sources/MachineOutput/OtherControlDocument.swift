import PickerHelp

/// What `advise --json` says where the value is no choice among options, but a date, a level or a photo, for example.
package struct OtherControlDocument: Encodable {
    struct Control: Encodable {
        /// The name of the type in SwiftUI.
        var control: String
        /// The words that ask for it.
        var words: String
        var text: String
        var source: AdviceDocument.Reference
        /// A Swift file with the control; null for one that has none here.
        var code: Nullable<String>
    }

    var schema = 1
    var otherControl: Control
    var situation: AdviceDocument.Facts
    var understood: [AdviceDocument.Understood]
    /// What was read and does not count, as something else was said as well.
    var passedOver: [PassedOverItem]
    /// Whether the text went on behind what was read.
    var wordsCut: Bool
    var pickerIsWrong = true

    /// - Parameters:
    ///   - findings: what the words of the command line said.
    ///   - passedOver: what was read and does not count.
    ///   - isCut: whether the words went on behind what was read.
    package init(
        _ other: SentenceReading.Other, situation: Situation, findings: [SentenceReading.Finding],
        passedOver: [SentenceReading.PassedOver] = [], isCut: Bool = false, language: Language
    ) {
        otherControl = Control(
            control: other.control.rawValue, words: other.words, text: other.text[language],
            source: AdviceDocument.Reference(other.source, language), code: Nullable(other.control.code))
        self.situation = AdviceDocument.Facts(situation)
        understood = findings.map { AdviceDocument.Understood(fact: $0.fact.rawValue, words: $0.words) }
        self.passedOver = passedOver.map { PassedOverItem($0, language) }
        wordsCut = isCut
    }
}
