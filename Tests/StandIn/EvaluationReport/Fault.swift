/// What goes wrong with a picker, as a sample's first line says it: `// misbehave: no option is marked`.
public enum Fault: String, CaseIterable, Codable, Comparable, Sendable {
    /// No option's tag equals the selection; SwiftUI prints a line about it.
    case noOptionMarked = "no option is marked"
    /// A tap on an option leaves the selection as it was.
    case choiceChangesNothing = "a choice changes nothing"
    /// The mark stands on an option that was not chosen, or that does not stand for the selection.
    case anotherOptionMarked = "another option is marked"
    /// Several options have the selection's tag: undefined by SwiftUI's own words.
    case sharedTag = "options share a tag"
    /// Several rows of a `ForEach` have one identity; SwiftUI prints a line about it.
    case sharedIdentity = "options share an id"
    /// A `ForEach` over a constant range has another number of rows than at first; SwiftUI prints a line about it.
    case rowCountChanges = "the number of rows changes"
    /// The app stops.
    case crash = "the app crashes"

    public static func < (left: Fault, right: Fault) -> Bool {
        allCases.firstIndex(of: left)! < allCases.firstIndex(of: right)!
    }
}
