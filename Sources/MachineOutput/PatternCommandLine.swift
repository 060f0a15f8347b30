import PickerHelp

/// The command line that prints a pattern's code for some facts.
package enum PatternCommandLine {
    /// `picker-doctor pattern enum-picker --style menu`; the facts hold no names, which would need quoting.
    package static func text(_ suggestion: PatternSuggestion) -> String {
        let values = suggestion.facts.values.sorted { $0.key < $1.key }.map { parameter, value in
            parameter == .optional ? "--optional" : "--\(parameter.rawValue) \(value)"
        }
        let sdk = suggestion.facts.sdk.map { ["--sdk \($0)"] } ?? []
        return (["picker-doctor pattern \(suggestion.heading.id)"] + values + sdk).joined(separator: " ")
    }

    /// The same with the pattern's defaults.
    package static func text(_ heading: PatternHeading) -> String {
        text(PatternSuggestion(heading: heading, facts: PatternFacts()))
    }
}
