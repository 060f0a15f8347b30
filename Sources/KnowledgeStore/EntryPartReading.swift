import CSQLite
import KnowledgeModel
import SQLiteAccess

extension KnowledgeDatabase {
    /// The texts that an entry prints.
    func messages(entry: Int) throws -> [MessageTemplate] {
        try rows("SELECT kind, text, likelihood FROM messages WHERE entry = ?1 ORDER BY position", [.integer(entry)]) {
            MessageTemplate(kind: try $0.value(0), text: $0.text(1), likelihood: try $0.number(2, to: 1))
        }
    }

    /// The likelihoods of one entry or of all, by entry id.
    func likelihoods(
        entry: Int? = nil
    ) throws -> [Int: [Identifier<Question>: [Identifier<Answer>: Double]]] {
        let sql =
            "SELECT entry, question, answer, probability FROM likelihoods" + (entry == nil ? "" : " WHERE entry = ?1")
        var likelihoods: [Int: [Identifier<Question>: [Identifier<Answer>: Double]]] = [:]
        _ = try rows(sql, entry.map { [.integer($0)] } ?? []) { row in
            likelihoods[row.integer(0), default: [:]][try row.identifier(1), default: [:]][try row.identifier(2)] =
                try row.number(3, to: 1)
        }
        return likelihoods
    }

    func sources(entry: Int) throws -> [Source] {
        let sql =
            "SELECT url, kind, date, mark, supports_en, supports_zh FROM sources WHERE entry = ?1 ORDER BY position"
        return try rows(sql, [.integer(entry)]) { try $0.source() }
    }

    func samples(entry: Int) throws -> [Sample] {
        let conditions = try rows(
            "SELECT sample, question, answer FROM sample_conditions WHERE entry = ?1", [.integer(entry)]
        ) { ($0.integer(0), try $0.identifier(1) as Identifier<Question>, try $0.identifier(2) as Identifier<Answer>) }
        let sql =
            "SELECT position, file, role, expectation, message, code FROM samples WHERE entry = ?1 ORDER BY position"
        return try rows(sql, [.integer(entry)]) { row in
            guard let expectation = Sample.Expectation(name: row.text(3), message: row.optionalText(4)) else {
                throw row.unexpected(3)
            }
            let mine = conditions.filter { $0.0 == row.integer(0) }.map { ($0.1, $0.2) }
            return Sample(
                file: row.text(1), role: try row.value(2), expectation: expectation, code: row.text(5),
                when: Dictionary(mine) { first, _ in first })
        }
    }

    /// Where an entry can apply.
    func applicability(entry: Int) throws -> Applicability {
        try applicabilities("WHERE entry = ?1", [.integer(entry)])[entry] ?? Applicability()
    }

    /// Where each entry can apply, by entry id; an entry that applies everywhere is missing.
    package func applicabilities(_ condition: String = "", _ values: [Value] = []) throws -> [Int: Applicability] {
        let sql = "SELECT entry, kind, value, since, before FROM applies \(condition) ORDER BY entry, kind, position"
        var all: [Int: Applicability] = [:]
        _ = try rows(sql, values) { row in
            try row.add(to: &all[row.integer(0), default: Applicability()])
        }
        return all
    }
}

extension Row {
    /// Adds what a row says to where something applies.
    ///
    /// - Parameter first: the column that holds the kind; value, since and before follow it.
    func add(to applies: inout Applicability, from first: Int32 = 1) throws {
        let (since, before) = (try version(first + 2), try version(first + 3))
        guard let interval = VersionInterval(since: since, before: before) else { throw unexpected(first + 2) }
        switch text(first) {
        case "style": applies.styles.append(try value(first + 1))
        case "platform": applies.platforms.append(try value(first + 1))
        case "container": applies.containers.append(try value(first + 1))
        case "os": applies.operatingSystems[try value(first + 1)] = interval
        case "sdk": applies.sdk = interval
        default: throw unexpected(first)
        }
    }
}

extension Row {
    /// The column as a value of a closed set.
    ///
    /// - Throws: `SQLiteError` where the file holds a value that no program of this version wrote.
    func value<Value: RawRepresentable>(_ column: Int32) throws -> Value where Value.RawValue == String {
        guard let value = Value(rawValue: text(column)) else { throw unexpected(column) }
        return value
    }

    /// The first six columns as a source.
    func source() throws -> Source {
        Source(
            url: text(0), kind: try value(1), date: text(2), mark: try value(3),
            supports: Localized(english: text(4), chinese: text(5)))
    }

    func slug(_ column: Int32) throws -> Slug { try identifier(column) }

    func identifier<Kind>(_ column: Int32) throws -> Identifier<Kind> {
        guard let identifier = Identifier<Kind>(text(column)) else { throw unexpected(column) }
        return identifier
    }

    /// The column as a number from 0 to a bound; a file that no program damaged holds no other.
    func number(_ column: Int32, to most: Double) throws -> Double {
        let number = real(column)
        guard (0...most).contains(number) else { throw unexpected(column) }
        return number
    }

    /// The column as a whole number from 1 to 5.
    func cost(_ column: Int32) throws -> Int {
        let cost = integer(column)
        guard (1...5).contains(cost) else { throw unexpected(column) }
        return cost
    }

    /// The column as a version; nil where it is null.
    func version(_ column: Int32) throws -> Version? {
        guard let text = optionalText(column) else { return nil }
        guard let version = Version(text) else { throw unexpected(column) }
        return version
    }

    /// The error for a column that holds what no program of this version wrote.
    func unexpected(_ column: Int32) -> SQLiteError {
        SQLiteError(code: SQLITE_CORRUPT, message: "unexpected value '\(text(column))'")
    }
}
