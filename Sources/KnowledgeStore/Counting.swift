import KnowledgeModel
import SQLiteAccess

extension KnowledgeDatabase {
    /// How many rows a query over the plain tables returns.
    package func count(_ table: CountedTable) throws -> Int {
        try rows("SELECT count(*) FROM \(table.rawValue)") { $0.integer(0) }.first ?? 0
    }

    /// How many entries each area has.
    package func entryCounts() throws -> [(area: Area, count: Int)] {
        try rows("SELECT area, count(*) FROM entries GROUP BY area ORDER BY area") { (try $0.value(0), $0.integer(1)) }
    }

    /// How many symptoms each language has.
    package func symptomCounts() throws -> [Language: Int] {
        let counts: [(Language, Int)] = try rows("SELECT language, count(*) FROM symptoms GROUP BY language") {
            (try $0.value(0), $0.integer(1))
        }
        return Dictionary(counts) { first, _ in first }
    }

    /// How many entries have their text in each language.
    package func translationCounts() throws -> [Language: Int] {
        let counts: [(Language, Int)] = try rows("SELECT language, count(*) FROM causes GROUP BY language") {
            (try $0.value(0), $0.integer(1))
        }
        return Dictionary(counts) { first, _ in first }
    }
}

/// A table whose rows are counted.
package enum CountedTable: String {
    case entries, messages, samples, sources, questions, answers, patterns
    case fixClasses = "fix_classes"
}
