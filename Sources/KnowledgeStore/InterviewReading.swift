import KnowledgeModel
import SQLiteAccess

/// What the interview needs of an entry.
package struct CauseRecord: Hashable, Sendable {
    package var id: Int
    package var slug: Slug
    package var title: Localized<String>
    package var fix: Entry.Fix
    package var prior: Double
    package var likelihoods: [Identifier<Question>: [Identifier<Answer>: Double]]
    package var applies: Applicability
}

extension KnowledgeDatabase {
    /// How common each entry is, by entry id.
    func priors() throws -> [Int: Double] {
        let rows = try rows("SELECT id, prior FROM entries") { ($0.integer(0), try $0.number(1, to: 1000)) }
        return Dictionary(rows) { first, _ in first }
    }

    /// Every cause, in the order of the slugs.
    package func causes() throws -> [CauseRecord] {
        let likelihoods = try self.likelihoods()
        let applies = try applicabilities()
        let sql = "SELECT id, slug, title_en, title_zh, fix_class, fix_cost, prior FROM entries ORDER BY slug"
        return try rows(sql) { row in
            let id = row.integer(0)
            return CauseRecord(
                id: id, slug: try row.slug(1), title: Localized(english: row.text(2), chinese: row.text(3)),
                fix: Entry.Fix(fixClass: try row.identifier(4), cost: try row.cost(5)),
                prior: try row.number(6, to: 1000),
                likelihoods: likelihoods[id] ?? [:], applies: applies[id] ?? Applicability())
        }
    }

    /// Every fix class, in the vocabulary's order.
    package func fixClasses() throws -> [FixClass] {
        try rows("SELECT id, name_en, name_zh FROM fix_classes ORDER BY position") {
            FixClass(id: try $0.identifier(0), name: Localized(english: $0.text(1), chinese: $0.text(2)))
        }
    }
}
