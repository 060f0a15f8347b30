/// Why the program that knows Swift does not do its part.
enum SourceProgramError: Error, Hashable, Sendable {
    /// It is not where it should be.
    case missing(path: String)
    /// The system cannot start it, with its error number.
    case notStarted(path: String, errorNumber: Int32)
    /// It ended without an answer that can be read.
    case noAnswer(path: String)
    /// There is no picker at the place.
    case noSite(place: String)
}
