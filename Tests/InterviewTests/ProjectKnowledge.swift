import Foundation
import KnowledgeModel

@testable import Interview

/// The project's own questions and entries, as far as the interview needs them.
enum ProjectKnowledge {
    static func questions() throws -> [Question] {
        try files(named: "question.json", under: "Questions").map { file in
            let written = try decode(WrittenQuestion.self, file)
            return try written.question(id: name(of: file))
        }
    }

    static func causes() throws -> [Cause] {
        try files(named: "entry.json", under: "Entries").map { file in
            try decode(WrittenEntry.self, file).cause(slug: name(of: file))
        }
    }

    struct Misspelled: Error { let text: String }

    static func identifier<Kind>(_ text: String) throws -> Identifier<Kind> {
        guard let identifier = Identifier<Kind>(text) else { throw Misspelled(text: text) }
        return identifier
    }

    private static func name<Kind>(of file: URL) throws -> Identifier<Kind> {
        try identifier(file.deletingLastPathComponent().lastPathComponent)
    }

    private static func decode<Value: Decodable>(_ type: Value.Type, _ file: URL) throws -> Value {
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        return try decoder.decode(type, from: Data(contentsOf: file))
    }

    private static func files(named name: String, under folder: String) throws -> [URL] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Knowledge").appendingPathComponent(folder)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
        return paths.filter { $0.hasSuffix("/" + name) }.map { root.appendingPathComponent($0) }
    }
}

private struct WrittenQuestion: Decodable {
    struct Text: Decodable { let en, zh: String }
    struct Answer: Decodable {
        let id: String
        let text: Text
        let base: Double
    }
    struct Comparison: Decodable {
        let first, second: String
        let table: [String: [String: String]]
    }

    let text, meaning, howToFindOut: Text
    let cost: Int
    let answers: [Answer]
    let comparison: Comparison?

    func question(id: Identifier<Question>) throws -> Question {
        Question(
            id: id, text: localized(text), meaning: localized(meaning), howToFindOut: localized(howToFindOut),
            cost: cost,
            answers: try answers.map {
                KnowledgeModel.Answer(
                    id: try ProjectKnowledge.identifier($0.id), text: localized($0.text), base: $0.base)
            },
            comparison: try comparison.map { written in
                Question.Comparison(
                    first: try ProjectKnowledge.identifier(written.first),
                    second: try ProjectKnowledge.identifier(written.second),
                    table: try named(written.table) { try named($0, ProjectKnowledge.identifier) })
            })
    }

    private func localized(_ text: Text) -> Localized<String> { Localized(english: text.en, chinese: text.zh) }
}

private struct WrittenEntry: Decodable {
    struct Fix: Decodable {
        let `class`: String
        let cost: Int
    }
    struct Interval: Decodable { let since, before: String? }
    struct Applies: Decodable {
        let styles, platforms, containers: [String]?
        let sdk: Interval?
    }

    let prior: Double
    let likelihoods: [String: [String: Double]]
    let fix: Fix
    let applies: Applies?

    func cause(slug: Slug) throws -> Cause {
        let sdk = VersionInterval(
            since: applies?.sdk?.since.flatMap(Version.init), before: applies?.sdk?.before.flatMap(Version.init))
        return Cause(
            slug: slug, title: .same(slug.text), fixClass: try ProjectKnowledge.identifier(fix.class),
            fixCost: fix.cost, prior: prior, likelihoods: try named(likelihoods) { try named($0) { $0 } },
            applies: Applicability(
                styles: applies?.styles?.compactMap(Applicability.Style.init) ?? [],
                platforms: applies?.platforms?.compactMap(Applicability.Platform.init) ?? [],
                containers: applies?.containers?.compactMap(Applicability.Container.init) ?? [], sdk: sdk ?? .always))
    }
}

/// A dictionary with identifiers for keys.
private func named<Kind, Written, Value>(
    _ values: [String: Written], _ transform: (Written) throws -> Value
) throws -> [Identifier<Kind>: Value] {
    var result: [Identifier<Kind>: Value] = [:]
    for (key, value) in values { result[try ProjectKnowledge.identifier(key)] = try transform(value) }
    return result
}
