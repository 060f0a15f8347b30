/// What the evaluator sees when it runs a sample that misbehaves: the words after `// misbehave: `, with commas between them.
///
/// The evaluator under `Tests/StandIn` reports the same words; a test holds both lists together.
package enum SampleFault: String, CaseIterable, Sendable {
    case noOptionMarked = "no option is marked"
    case choiceChangesNothing = "a choice changes nothing"
    case anotherOptionMarked = "another option is marked"
    case sharedTag = "options share a tag"
    case sharedIdentity = "options share an id"
    case rowCountChanges = "the number of rows changes"
    case crash = "the app crashes"

    /// The faults that a first line names, nil where one of them is unknown or named twice.
    package static func named(in text: Substring) -> Set<SampleFault>? {
        var rest = text
        var faults: Set<SampleFault> = []
        while let fault = allCases.first(where: { rest.hasPrefix($0.rawValue) }) {
            guard faults.insert(fault).inserted else { return nil }
            rest = rest.dropFirst(fault.rawValue.count)
            if rest.isEmpty { return faults }
            guard rest.hasPrefix(", ") else { return nil }
            rest = rest.dropFirst(2)
        }
        return nil
    }
}
