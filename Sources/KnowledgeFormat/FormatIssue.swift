/// One thing that is wrong with the knowledge's files: where, what, and what to do.
package struct FormatIssue: Hashable, Sendable {
    /// How much an issue matters.
    package enum Level: String, Hashable, Sendable {
        /// Knowledge with such an issue is not compiled.
        case error
        /// The author should look at it.
        case warning
    }

    /// Where an issue is.
    package struct Place: Hashable, Sendable {
        /// The path inside the knowledge's folder, with `/` between its parts.
        package var file: String
        /// The line from 1, nil where the whole file is meant.
        package var line: Int?
        /// The way to the value in a JSON file, for example `sources[1].mark`.
        package var keyPath: String?

        package init(file: String, line: Int? = nil, keyPath: String? = nil) {
            self.file = file
            self.line = line
            self.keyPath = keyPath
        }
    }

    /// What to write instead, where that is known.
    package enum Suggestion: Hashable, Sendable {
        /// The one name that was probably meant.
        case nearest(String)
        /// Every value that is allowed.
        case oneOf([String])
    }

    package var place: Place
    package var problem: FormatProblem
    package var suggestion: Suggestion?

    package init(place: Place, problem: FormatProblem, suggestion: Suggestion? = nil) {
        self.place = place
        self.problem = problem
        self.suggestion = suggestion
    }

    package var level: Level { problem.level }
}

extension FormatIssue.Place: Comparable {
    package static func < (left: Self, right: Self) -> Bool {
        (left.file, left.line ?? 0, left.keyPath ?? "") < (right.file, right.line ?? 0, right.keyPath ?? "")
    }
}
