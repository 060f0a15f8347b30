/// Why a command that reads Swift cannot run: the facts. The words are in `SourceFailureWords`.
enum SourceFailure: Error, Hashable, Sendable {
    /// Neither a path nor the standard input is given.
    case nothingGiven
    /// Both are given.
    case pathsBesideStandardInput
    /// There is no Swift file at the paths.
    case noSwiftFiles([String])
    case unknownCheck(String)
    /// Not a platform with a release number.
    case noRelease(String)
    case unreadable(path: String, errorNumber: Int32)
}
