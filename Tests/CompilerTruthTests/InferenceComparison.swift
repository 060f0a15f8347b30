import PickerCheck

/// The checker's types of generated apps beside the compiler's.
struct InferenceComparison: Sendable {
    /// What the checker says about one selection or one tag.
    struct Verdict: Sendable, CustomStringConvertible {
        var site: GeneratedFile.Site
        /// App, file, line number and line.
        var place: String
        var truth: String
        /// Nil where the checker does not know.
        var inferred: String?

        var isWrong: Bool { inferred.map { $0 != truth } ?? false }
        var description: String { "\(place)  — compiler \(truth), checker \(inferred ?? "unknown")" }
    }

    /// One a picker.
    private(set) var selections: [Verdict] = []
    /// One a written tag, and one a loop without tags.
    private(set) var tags: [Verdict] = []
    /// What the checker found where the generator wrote nothing of the kind.
    private(set) var strays: [String] = []

    /// Compares the facts about one app.
    init(_ truth: AppTruth) {
        let app = truth.app
        let facts = Checker().facts(in: app.files.map { (path: $0.name, bytes: Array($0.text.utf8)) })
        let spelling = TypeSpelling(aliases: app.types.aliases)
        var found: [String: [GeneratedFile.Site.Kind: [Int: [String?]]]] = [:]
        for fact in facts where fact.kind == .picker {
            found[fact.span.path, default: [:]][.picker, default: [:]][fact.span.start.offset] = [fact.selection?.type]
            for tag in fact.tags {
                let span = tag.expression.span
                guard let file = app.views.first(where: { $0.name == span.path }),
                    let site = Self.site(of: tag, in: file)
                else {
                    strays.append("\(app.name)/\(span.path):\(span.start.line): \(tag.expression.text)")
                    continue
                }
                found[span.path, default: [:]][site.kind, default: [:]][site.offset, default: []].append(
                    tag.expression.type)
            }
        }
        for (file, types) in zip(app.views, truth.types) {
            for (site, type) in zip(file.sites, types) {
                // A loop with tags of its own is judged only where the checker says that its identity tags something.
                let inferred = found[file.name]?[site.kind]?[site.offset] ?? (site.kind == .loop ? [] : [nil])
                for one in inferred {
                    let verdict = Verdict(
                        site: site, place: "\(app.name)/\(file.name):\(file.line(of: site))", truth: type ?? "none",
                        inferred: one.map(spelling.canonical))
                    if site.kind == .picker { selections.append(verdict) } else { tags.append(verdict) }
                }
            }
        }
    }

    /// Joins the comparisons of several apps.
    init(joining all: [InferenceComparison]) {
        selections = all.flatMap(\.selections)
        tags = all.flatMap(\.tags)
        strays = all.flatMap(\.strays)
    }

    /// The site that a tag of the facts stands at: a written one begins with its argument, the one of a loop lies inside it.
    private static func site(of tag: SiteFacts.Tag, in file: GeneratedFile) -> GeneratedFile.Site? {
        let start = tag.expression.span.start.offset
        guard tag.isImplicit else {
            return file.sites.first { $0.kind == .tag && $0.offset == start - "tag(".utf8.count }
        }
        return file.sites.last { site in
            guard let end = site.end else { return false }
            return site.offset <= start && start < end
        }
    }

    /// The share of the verdicts with a type, in percent.
    static func knownShare(_ verdicts: [Verdict]) -> Double {
        100 * Double(verdicts.count { $0.inferred != nil }) / Double(verdicts.count)
    }

    /// The verdicts by how the expression was made, the most frequent manner first, with some examples of each.
    static func report(_ verdicts: [Verdict], examples: Int) -> String {
        let groups = Dictionary(grouping: verdicts, by: \.site.category)
        let sorted = groups.sorted { ($0.value.count, $1.key) > ($1.value.count, $0.key) }
        return sorted.map { category, verdicts in
            "\(verdicts.count) × \(category)\n"
                + verdicts.prefix(examples).map { "    \($0)" }.joined(separator: "\n")
        }.joined(separator: "\n")
    }
}
