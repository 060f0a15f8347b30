import Findings
import KnowledgeModel
import PickerCheck
import Testing

/// A picker in a few words, and what the checks of tags must say of it.
struct TagCase: CustomTestStringConvertible {
    /// The variable behind the selection.
    var state: String
    /// What stands in the picker's braces.
    var rows: String
    /// The findings as `slug severity`; none for a picker that works, or of which too little is known.
    var findings: [String]
    /// The first line of the picker: anything that takes `$value`.
    var picker = "Picker(\"Title\", selection: $value)"
    var sdk = Version.currentSDK
    /// The rows after the repair of the only finding, where it has one.
    var repaired: String?

    init(
        _ state: String, _ rows: String, _ findings: String..., picker: String? = nil, sdk: Int? = nil,
        repaired: String? = nil
    ) {
        self.state = state
        self.rows = rows
        self.findings = findings
        if let picker { self.picker = picker }
        if let sdk { self.sdk = Version(major: sdk) }
        self.repaired = repaired
    }

    var testDescription: String { "\(state) | \(rows)" }

    /// The types that all cases share, and the picker in a view.
    func source(rows: String) -> String {
        Self.types + """
            struct Sample: View {
                let items: [Item]
                let people: [Person]
                let titles: [String]
                let codes: [String: Int]
                let maybe: Level?
                var name: String?
                \(state)
                var body: some View {
                    Form {
                        \(picker) {
                            \(rows)
                        }
                    }
                }
            }

            """
    }

    static let types = """
        import SwiftUI
        enum Level: String, CaseIterable { case low, high }
        enum Size: Int, CaseIterable, Identifiable {
            case small, large
            var id: Int { rawValue }
        }
        enum Fruit: CaseIterable, Identifiable {
            case apple, pear
            var id: Self { self }
        }
        struct Item: Identifiable, Hashable {
            let id: UUID
            var name: String
            var code: Int?
            var level: Level
        }
        final class Person: Identifiable, Hashable {
            let id = UUID()
            var name = ""
            static func == (left: Person, right: Person) -> Bool { left === right }
            func hash(into hasher: inout Hasher) {}
        }
        struct Chip: View {
            let title: String
            var body: some View { HStack { Text(title) } }
        }
        struct TaggedChip: View {
            let title: String
            var body: some View { Text(title).tag(title) }
        }
        struct AnyChip: View {
            let title: String
            var body: some View {
                if title.isEmpty { Text("None") } else { TaggedChip(title: title) }
            }
        }
        extension View {
            func marked(_ value: String) -> some View { tag(value) }
            func plain() -> some View { bold() }
        }

        """

    static let slugs = [
        "tag-type-mismatch", "optional-tag-under-plain-selection", "plain-tag-under-optional-selection",
        "raw-value-tag",
        "foreach-id-differs-from-selection", "model-object-selection", "missing-tag", "tag-on-wrong-view",
        "multi-selection-unsupported", "range-offset-implicit-tag", "constant-range-foreach",
    ]

    func found(rows: String) -> [Finding] {
        var options = CheckOptions()
        options.sdk = sdk
        options.only = Set(Self.slugs.compactMap { try? Slug($0) })
        return CheckedEntry.findings(source(rows: rows), options)
    }
}
