@_exported import KnowledgeModel
import KnowledgeStore

/// Finds out why a SwiftUI `Picker` misbehaves: search, explanations, the table of causes, and the guided interview.
///
/// One value reads one knowledge file, for any number of tasks: what they ask at the same time is answered one after the
/// other. Everything works offline and writes nothing.
///
/// ```swift
/// let help = try KnowledgeBase()
/// for result in try help.search("nothing happens when I tap a row").results {
///     print(result.slug, result.title.english)
/// }
/// ```
public final class KnowledgeBase: Sendable {
    let database: KnowledgeDatabase
    /// What every interview begins with.
    let preparation: DiagnosisPreparation

    /// Opens the knowledge.
    ///
    /// - Parameter knowledgePath: a knowledge file; without one, the file that comes with the library.
    /// - Throws: `KnowledgeError` where there is none, or it is damaged, foreign or of another version.
    public init(knowledgePath: String? = nil) throws {
        database = try KnowledgeDatabase(path: try knowledgePath ?? KnowledgeLocation.find())
        preparation = DiagnosisPreparation(database)
    }

    /// The entry with this name or former name, whole.
    ///
    /// - Throws: `KnowledgeError` where the file is damaged.
    public func entry(named slug: Slug) throws -> Entry? {
        try database.entry(named: slug)
    }

    /// Every entry as a row: symptom, cause, fix; in the order of the slugs.
    ///
    /// - Parameter area: only the entries of this area.
    /// - Throws: `KnowledgeError` where the file is damaged.
    public func table(area: Area? = nil) throws -> [EntryHeading] {
        try database.summaries(area: area).map(EntryHeading.init)
    }

    /// Every question of the interview, in the order of their names.
    ///
    /// - Throws: `KnowledgeError` where the file is damaged.
    public func questions() throws -> [Question] {
        try database.questions().sorted { $0.id < $1.id }
    }

    /// The name of a fix class for people.
    ///
    /// - Throws: `KnowledgeError` where the file is damaged.
    public func fixClassNames() throws -> [Identifier<FixClass>: Localized<String>] {
        Dictionary(try database.fixClasses().map { ($0.id, $0.name) }) { first, _ in first }
    }
}

/// An entry in short.
public struct EntryHeading: Hashable, Sendable {
    public var slug: Slug
    public var aliases: [Slug]
    public var area: Area
    public var title: Localized<String>
    public var row: Localized<Prose.Row>

    init(_ summary: EntrySummary) {
        slug = summary.slug
        aliases = summary.aliases
        area = summary.area
        title = summary.title
        row = summary.row
    }
}
