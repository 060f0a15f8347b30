import PickerHelp

/// The contract of `pattern --list --json`.
package struct PatternListDocument: Encodable {
    struct Row: Encodable {
        var id: String
        var title: String
        var summary: String
    }

    var schema = 1
    var patterns: [Row]

    package init(_ patterns: [PatternHeading], language: Language) {
        self.patterns = patterns.map {
            Row(id: $0.id.text, title: $0.title[language], summary: $0.summary[language])
        }
    }
}
