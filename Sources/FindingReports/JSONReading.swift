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
        [
            "path": .string(file.path), "reason": .string(ReadingWords.name(of: file.reason)),
            "errorNumber": .integer(Int(file.reason.errorNumber)),
            "line": file.reason.line.map(JSONValue.integer) ?? .null,
        ]
    }
}
