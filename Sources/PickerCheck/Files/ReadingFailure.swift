#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Why a file, or a part of it, was not read.
public enum ReadingFailure: Error, Hashable, Sendable {
    /// The system would not have it, with its error number.
    case system(Int32)
    /// Its name is no text in UTF-8, so that it cannot be named.
    case nameNotText
    /// Another file of the same run has a name that reads the same: its letters are composed otherwise.
    case nameTaken
    /// It is a pipe, a device or the like, which are never read.
    case notRegular
    /// It is no text in UTF-8: it has zeros, as data and UTF-16 have.
    case notText
    /// It is longer than this many bytes.
    case tooLarge(limit: Int)
    /// The part that begins at the line is longer than any person writes, and is not parsed.
    case partTooLong(line: Int)
    /// The code at the line is nested deeper than any person writes, and what stands around it is not parsed.
    case partTooDeep(line: Int)

    /// The line that a part begins at, or where it is too deep; nil where the whole file is meant.
    package var line: Int? {
        switch self {
        case .partTooLong(let line), .partTooDeep(let line): line
        case .system, .nameNotText, .nameTaken, .notRegular, .notText, .tooLarge: nil
        }
    }

    /// The system's number for it, or the one that says nearly the same.
    package var errorNumber: Int32 {
        switch self {
        case .system(let number): number
        case .nameNotText, .nameTaken, .notText: EILSEQ
        case .notRegular: EINVAL
        case .tooLarge, .partTooLong, .partTooDeep: EFBIG
        }
    }

    /// The system's words for an error number, in English.
    package static func systemWords(_ number: Int32) -> String { String(cString: strerror(number)) }
}
