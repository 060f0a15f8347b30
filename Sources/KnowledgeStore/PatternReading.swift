import KnowledgeModel
import SQLiteAccess

extension KnowledgeDatabase {
    /// The patterns in short, by name.
    package func patternHeadings() throws -> [PatternHeading] {
        try rows("SELECT id, title_en, title_zh, summary_en, summary_zh FROM patterns ORDER BY id") {
            PatternHeading(
                id: try $0.identifier(0), title: Localized(english: $0.text(1), chinese: $0.text(2)),
                summary: Localized(english: $0.text(3), chinese: $0.text(4)))
        }
    }

    /// The names of the patterns that name an entry, in the order of the patterns' names.
    package func patterns(naming entry: Slug) throws -> [PatternID] {
        let sql = "SELECT pattern FROM pattern_entries WHERE slug = ?1 ORDER BY position, pattern"
        return try rows(sql, [.text(entry.text)]) { try $0.identifier(0) }
    }

    /// The pattern with this name, whole.
    package func pattern(named id: PatternID) throws -> Pattern? {
        let key = [Value.text(id.text)]
        let names: [(PatternName, String)] = try rows("SELECT name, word FROM pattern_names WHERE pattern = ?1", key) {
            (try $0.value(0), $0.text(1))
        }
        let availability = try rows(
            "SELECT platform, since FROM pattern_availability WHERE pattern = ?1 ORDER BY position", key
        ) { Pattern.Availability(platform: try $0.value(0), since: try $0.release(1)) }
        let entries = try rows("SELECT slug FROM pattern_entries WHERE pattern = ?1 ORDER BY position", key) {
            try $0.slug(0)
        }
        let related: [PatternID] = try rows(
            "SELECT other FROM pattern_related WHERE pattern = ?1 ORDER BY position", key
        ) { try $0.identifier(0) }
        let sourceSQL = """
            SELECT url, kind, date, mark, supports_en, supports_zh FROM pattern_sources
            WHERE pattern = ?1 ORDER BY position
            """
        let sources = try rows(sourceSQL, key) { try $0.source() }
        let (parameters, features) = (try self.parameters(of: key), try self.features(of: key))
        let suits = try self.suits(of: key)
        let (limits, sections) = (try self.limits(of: key), try self.sections(of: key))
        let sql = """
            SELECT title_en, title_zh, summary_en, summary_zh, instead_of_older, not_run_en, not_run_zh, template
            FROM patterns WHERE id = ?1
            """
        return try rows(sql, key) { row in
            Pattern(
                id: id, names: Dictionary(names) { first, _ in first }, parameters: parameters, features: features,
                availability: availability,
                insteadOfOlder: row.optionalText(4) == nil ? nil : try row.identifier(4), limits: limits,
                execution: row.optionalText(5) == nil
                    ? .pickers : .none(reason: Localized(english: row.text(5), chinese: row.text(6))),
                entries: entries, suits: suits, related: related, sources: sources,
                prose: Localized(
                    english: PatternProse(
                        title: row.text(0), summary: row.text(2), sections: sections[.english] ?? [:]),
                    chinese: PatternProse(
                        title: row.text(1), summary: row.text(3), sections: sections[.chinese] ?? [:])),
                template: row.text(7))
        }.first
    }

    private func sections(of key: [Value]) throws -> [Language: [PatternProse.Section: String]] {
        var sections: [Language: [PatternProse.Section: String]] = [:]
        _ = try rows("SELECT language, section, text FROM pattern_sections WHERE pattern = ?1", key) { row in
            sections[try row.value(0), default: [:]][try row.value(1)] = row.text(2)
        }
        return sections
    }

    private func suits(of key: [Value]) throws -> [Identifier<Question>: Set<Identifier<Answer>>] {
        var suits: [Identifier<Question>: Set<Identifier<Answer>>] = [:]
        _ = try rows("SELECT question, answer FROM pattern_suits WHERE pattern = ?1", key) { row in
            suits[try row.identifier(0), default: []].insert(try row.identifier(1))
        }
        return suits
    }

    private func parameters(of key: [Value]) throws -> [PatternParameter: [String]] {
        var parameters: [PatternParameter: [String]] = [:]
        let sql = "SELECT parameter, value FROM pattern_parameters WHERE pattern = ?1 ORDER BY parameter, position"
        _ = try rows(sql, key) { row in
            let parameter: PatternParameter = try row.value(0)
            guard parameter.allowedValues.contains(row.text(1)) else { throw row.unexpected(1) }
            parameters[parameter, default: []].append(row.text(1))
        }
        return parameters
    }

    private func features(of key: [Value]) throws -> [Pattern.Feature] {
        var features: [Pattern.Feature] = []
        let sql = "SELECT flag, platform, since FROM pattern_features WHERE pattern = ?1 ORDER BY position, platform"
        _ = try rows(sql, key) { row in
            let (flag, version) = (row.text(0), try row.release(2))
            if row.text(1) == "Xcode" {
                features.append(Pattern.Feature(flag: flag, requirement: .sdk(version)))
                return
            }
            var releases: [Applicability.Platform: Version] = [:]
            if let last = features.last, last.flag == flag, case .system(let known) = last.requirement {
                releases = known
                features.removeLast()
            }
            releases[try row.value(1)] = version
            features.append(Pattern.Feature(flag: flag, requirement: .system(releases)))
        }
        return features
    }

    private func limits(of key: [Value]) throws -> [Pattern.Limit] {
        var conditions: [Int: [PatternParameter: [String]]] = [:]
        let sql = """
            SELECT "limit", parameter, value FROM pattern_limit_values WHERE pattern = ?1
            ORDER BY "limit", parameter, position
            """
        _ = try rows(sql, key) { row in
            conditions[row.integer(0), default: [:]][try row.value(1), default: []].append(row.text(2))
        }
        let limitSQL = """
            SELECT position, reason_en, reason_zh, instead FROM pattern_limits WHERE pattern = ?1 ORDER BY position
            """
        return try rows(limitSQL, key) { row in
            Pattern.Limit(
                when: conditions[row.integer(0)] ?? [:],
                reason: Localized(english: row.text(1), chinese: row.text(2)),
                instead: row.optionalText(3) == nil ? nil : try row.identifier(3))
        }
    }
}

extension Row {
    /// The column as a version that must be there.
    fileprivate func release(_ column: Int32) throws -> Version {
        guard let version = try version(column) else { throw unexpected(column) }
        return version
    }
}
