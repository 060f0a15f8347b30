import JSONSyntax
import PickerCheck

/// What the contracts say of files that were not read, or not whole.
enum JSONReading {
    static func members(unreadable: [UnreadableFile], invalid: [SourceSpan]) -> [String: JSONValue] {
        [
            "unreadable": .array(unreadable.map(value)),
            "invalidSyntax": .array(
                invalid.map {
                    [
                        "path": .string($0.path), "line": .integer($0.start.line),
                        "column": .integer($0.start.column),
                    ]
                }),
        ]
    }

    private static func value(_ file: UnreadableFile) -> JSONValue {
        var members: [String: JSONValue] = [
            "path": .string(file.path), "reason": .string(ReadingWords.name(of: file.reason)), "errorNumber": .null,
            "line": .null,
        ]
        switch file.reason {
        case .system(let number): members["errorNumber"] = .integer(Int(number))
        case .partTooLong(let line), .partTooDeep(let line): members["line"] = .integer(line)
        case .nameNotText, .nameTaken, .notRegular, .notText, .tooLarge: break
        }
        return .object(members)
    }
}
