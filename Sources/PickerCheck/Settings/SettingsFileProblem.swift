import JSONSyntax

/// Why a configuration or a baseline file cannot be used: the facts. The words are the face's.
package struct SettingsFileProblem: Error, Hashable, Sendable {
    package enum Fault: Hashable, Sendable {
        case unreadable(ReadingFailure)
        case syntax(SyntaxMistake)
        case unknownKey(String, known: [String])
        case repeatedKey(String)
        case missingKey(String)
        case wrongType(key: String, expected: JSONNode.Kind, found: JSONNode.Kind)
        case wrongElement(key: String, expected: JSONNode.Kind, found: JSONNode.Kind)
        /// The number has a part behind the point.
        case notWhole(key: String)
        /// The value is none of the possible ones.
        case unknownValue(String, key: String, known: [String])
        case emptyText(String)
        /// The number is too small or too large.
        case outOfRange(String, ClosedRange<Int>)
        /// There never was such a release, and this program knows of no plan for one.
        case noSuchRelease(Version, of: Release.Product, key: String)
        /// The value is no release number.
        case notAVersion(String, key: String)
        /// There is no check of that name.
        case unknownCheck(String, key: String, known: [String])
        /// The file has a form that this program does not know.
        case unknownSchema
    }

    package var path: String
    /// The line of the mistake, from 1; nil where the file as a whole is meant.
    package var line: Int?
    package var fault: Fault

    package init(path: String, line: Int?, fault: Fault) {
        self.path = path
        self.line = line
        self.fault = fault
    }
}
