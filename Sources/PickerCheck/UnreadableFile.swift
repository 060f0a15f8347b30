import SourceReading

/// A file that could not be read, or not to its end.
public struct UnreadableFile: Hashable, Sendable {
    public var path: String
    public var reason: ReadingFailure

    public init(path: String, reason: ReadingFailure) {
        self.path = path
        self.reason = reason
    }

    /// The parts of a file that were asked for and not parsed.
    static func parts(of file: SourceFile) -> [UnreadableFile] {
        file.unread.map { part in
            let line = file.text.location(at: part.offset).line
            let reason: ReadingFailure =
                switch part.reason {
                case .tooLong: .partTooLong(line: line)
                case .tooDeep: .partTooDeep(line: line)
                }
            return UnreadableFile(path: file.path, reason: reason)
        }
    }
}
