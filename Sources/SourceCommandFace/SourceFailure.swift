import KnowledgeModel
import PickerCheck

/// Why a command that reads Swift cannot run: the facts. The words are in `SourceFailureWords`.
enum SourceFailure: Error, Hashable, Sendable {
    /// Neither a path nor the standard input is given.
    case nothingGiven
    /// Both are given.
    case pathsBesideStandardInput
    /// There is no Swift file at the paths.
    case noSwiftFiles([String])
    case unknownCheck(String, known: [String])
    /// No check is left to run.
    case noChecksLeft
    /// Not a platform with a release number.
    case noRelease(String)
    /// A release number alone, where it is not clear of what.
    case noPlatform(String)
    case noSuchRelease(Version, of: Release.Product)
    case unread(path: String, ReadingFailure)
}
