import PickerHelp

/// The questions and answers of the knowledge that advice takes from code, by their names.
enum CodeAnswer {
    static let platform = "platform"
    static let selectionType = "selection-type"
    static let optional = "optional"
    static let severalValues = "several-values"
    static let optionSource = "option-source"
    static let query = "query"

    /// The platform of an answer such as `mac-catalyst`; nil where the answer names none, or several.
    static func platform(named answer: String) -> Applicability.Platform? {
        let plain = answer.filter { $0 != "-" }
        return Applicability.Platform.allCases.first { $0.rawValue.lowercased() == plain }
    }
}
