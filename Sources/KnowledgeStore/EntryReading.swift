import KnowledgeModel
import SQLiteAccess

/// An entry in short, as a list shows it.
package struct EntrySummary: Hashable, Sendable {
    package var id: Int
    package var slug: Slug
    package var aliases: [Slug]
    package var area: Area
    package var title: Localized<String>
    package var row: Localized<Prose.Row>
}

extension KnowledgeDatabase {
    /// The entries in short, in the order of their slugs.
    ///
    /// - Parameter area: only the entries of this area, also where it is not their first.
    package func summaries(area: Area? = nil) throws -> [EntrySummary] {
        let condition = """
            WHERE ?1 IS NULL OR e.area = ?1
               OR e.id IN (SELECT entry FROM other_areas WHERE area = ?1)
            """
        return try summaries(condition, [.optional(area?.rawValue)])
    }

    /// The entries in short with these row ids, in the order of the ids given.
    package func summaries(ids: [Int]) throws -> [EntrySummary] {
        let list = ids.map(String.init).joined(separator: ",")
        let found = try summaries("WHERE e.id IN (\(list))", [])
        return ids.compactMap { id in found.first { $0.id == id } }
    }

    private func summaries(_ condition: String, _ values: [Value]) throws -> [EntrySummary] {
        let sql = """
            SELECT e.id, e.slug, e.area, e.title_en, e.title_zh, ce.symptom, ce.summary, fe.summary,
                   cz.symptom, cz.summary, fz.summary, (SELECT group_concat(alias, ' ') FROM (SELECT alias FROM aliases WHERE entry = e.id ORDER BY position))
            FROM entries e
            JOIN causes ce ON ce.entry = e.id AND ce.language = 'en' JOIN fixes fe ON fe.entry = e.id AND fe.language = 'en'
            JOIN causes cz ON cz.entry = e.id AND cz.language = 'zh' JOIN fixes fz ON fz.entry = e.id AND fz.language = 'zh'
            \(condition) ORDER BY e.slug
            """
        return try rows(sql, values) { row in
            EntrySummary(
                id: row.integer(0), slug: try row.slug(1),
                aliases: row.text(11).split(separator: " ").compactMap { Slug(String($0)) },
                area: try row.value(2), title: Localized(english: row.text(3), chinese: row.text(4)),
                row: Localized(
                    english: Prose.Row(symptom: row.text(5), cause: row.text(6), fix: row.text(7)),
                    chinese: Prose.Row(symptom: row.text(8), cause: row.text(9), fix: row.text(10))))
        }
    }

    /// The entry with this name or former name.
    package func entry(named slug: Slug) throws -> Entry? {
        let sql = """
            SELECT id FROM entries WHERE slug = ?1 UNION ALL SELECT entry FROM aliases WHERE alias = ?1 LIMIT 1
            """
        guard let id = try rows(sql, [.text(slug.text)], { $0.integer(0) }).first else { return nil }
        return try entry(id: id)
    }

    /// One section of every entry, by slug; the sections that explain the cause and the fix are read with the whole entry.
    package func sections(_ section: Prose.Section) throws -> [Slug: Localized<String>] {
        let sql = """
            SELECT e.slug, en.text, zh.text FROM entries e
            JOIN sections en ON en.entry = e.id AND en.language = 'en' AND en.section = ?1
            JOIN sections zh ON zh.entry = e.id AND zh.language = 'zh' AND zh.section = ?1
            """
        let rows = try rows(sql, [.text(section.rawValue)]) { row in
            (try row.slug(0), Localized(english: row.text(1), chinese: row.text(2)))
        }
        return Dictionary(rows) { first, _ in first }
    }

    /// Every name and former name.
    package func names() throws -> [String] {
        try rows("SELECT slug FROM entries UNION SELECT alias FROM aliases ORDER BY 1") { $0.text(0) }
    }

    private func entry(id: Int) throws -> Entry {
        let key = [Value.integer(id)]
        guard let summary = try summaries(ids: [id]).first else {
            throw KnowledgeError.damaged(path: path, .malformed("entry \(id) is incomplete"))
        }
        let sql = """
            SELECT severity, prior, fix_class, fix_cost, check_name, no_check_en, no_check_zh, no_samples_en, no_samples_zh
            FROM entries WHERE id = ?1
            """
        let samples = try self.samples(entry: id)
        let phrases = try rows("SELECT language, text FROM symptoms WHERE entry = ?1 ORDER BY id", key) {
            ($0.text(0), $0.text(1))
        }
        func symptoms(in language: Language) -> [String] {
            phrases.filter { $0.0 == language.rawValue }.map(\.1)
        }
        let otherAreas: [Area] = try rows("SELECT area FROM other_areas WHERE entry = ?1 ORDER BY position", key) {
            try $0.value(0)
        }
        let related = try rows("SELECT slug FROM related WHERE entry = ?1 ORDER BY position", key) { try $0.slug(0) }
        let messages = try self.messages(entry: id)
        let applies = try applicability(entry: id)
        let likelihoods = try self.likelihoods(entry: id)[id] ?? [:]
        let sources = try self.sources(entry: id)
        let prose = Localized(
            english: try self.prose(of: summary, in: .english), chinese: try self.prose(of: summary, in: .chinese))
        let entries = try rows(sql, key) { row in
            Entry(
                slug: summary.slug, area: summary.area, otherAreas: otherAreas, aliases: summary.aliases,
                related: related, messages: messages,
                symptoms: Localized(english: symptoms(in: .english), chinese: symptoms(in: .chinese)),
                severity: try row.value(0), applies: applies, prior: try row.number(1, to: 1000),
                likelihoods: likelihoods,
                fix: Entry.Fix(fixClass: try row.identifier(2), cost: try row.cost(3)),
                check: row.optionalText(4).map(Entry.Check.named)
                    ?? .impossible(reason: Localized(english: row.text(5), chinese: row.text(6))),
                sources: sources,
                samples: row.optionalText(7) == nil
                    ? .programs(samples) : .none(reason: Localized(english: row.text(7), chinese: row.text(8))),
                prose: prose)
        }
        return entries[0]
    }

    private func prose(of summary: EntrySummary, in language: Language) throws -> Prose {
        let key: [Value] = [.integer(summary.id), .text(language.rawValue)]
        let sql = """
            SELECT section, text FROM sections WHERE entry = ?1 AND language = ?2
            UNION ALL SELECT 'why-it-happens', explanation FROM causes WHERE entry = ?1 AND language = ?2
            UNION ALL SELECT 'how-to-fix', explanation FROM fixes WHERE entry = ?1 AND language = ?2
            """
        let sections: [(Prose.Section, String)] = try rows(sql, key) { (try $0.value(0), $0.text(1)) }
        return Prose(
            title: summary.title[language], row: summary.row[language],
            sections: Dictionary(sections) { first, _ in first })
    }
}
