import PickerHelp

/// What `advise --json` says where the value is no choice among options, but a date, a colour, a switch or a quantity.
package struct OtherControlDocument: Encodable {
    struct Control: Encodable {
        /// The name of the type in SwiftUI.
        var control: String
        /// The words that ask for it.
        var words: String
        var text: String
        var source: AdviceDocument.Reference
    }

    var schema = 1
    var otherControl: Control
    var situation: AdviceDocument.Facts
    var understood: [AdviceDocument.Understood]
    var pickerIsWrong = true

    package init(_ reading: SentenceReading, _ other: SentenceReading.Other, language: Language) {
        otherControl = Control(
            control: other.control.rawValue, words: other.words, text: other.text[language],
            source: AdviceDocument.Reference(other.source, language))
        situation = AdviceDocument.Facts(reading.situation)
        understood = reading.findings.map { AdviceDocument.Understood(fact: $0.fact.rawValue, words: $0.words) }
    }
}
