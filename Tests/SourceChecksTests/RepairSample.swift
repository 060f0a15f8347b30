import Findings
import KnowledgeModel
import PickerCheck
import Testing

/// Code with a fault whose repair is safe, and what the repair makes of it.
struct RepairSample: CustomTestStringConvertible {
    var slug: String
    var before: String
    var after: String
    var options = CheckOptions()

    var testDescription: String { slug }

    /// What the safe repairs of a text make of it in one run.
    static func repaired(_ text: String, _ options: CheckOptions) -> String {
        let findings = CheckedEntry.findings(text, options)
        let plan = RepairPlan(for: findings, size: text.utf8.count)
        return String(decoding: plan.applied(to: Array(text.utf8)), as: UTF8.self)
    }

    /// The entries' own samples that a safe repair changes, with the repaired sample that has the same code.
    static let ofEntries: [RepairSample] = CheckedEntry.all.flatMap { checked in
        checked.samples("Before").compactMap { sample -> RepairSample? in
            let text = repaired(sample.text, checked.options)
            guard text != sample.text else { return nil }
            // The first line says what the sample does, which is what the repair changes.
            let after = checked.samples("After").first { body($0.text) == body(text) }
            return RepairSample(
                slug: checked.entry.slug.text, before: sample.text,
                after: "\(firstLine(sample.text))\(body(after?.text ?? ""))",
                options: checked.options)
        }
    }

    /// A sample without its first line.
    static func body(_ text: String) -> Substring { text.drop { $0 != "\n" } }
    private static func firstLine(_ text: String) -> Substring { text.prefix { $0 != "\n" } }

    /// Faults of entries whose own sample asks for a decision: for a form that leaves none.
    static let others: [RepairSample] = [
        RepairSample(
            "tag-type-mismatch",
            rows: "@State private var count: UInt8 = 1",
            "Picker(\"Guests\", selection: $count) {\n    Text(\"One\").tag(1)\n    Text(\"Two\").tag(2)\n}",
            "Picker(\"Guests\", selection: $count) {\n    Text(\"One\").tag(UInt8(1))\n    Text(\"Two\").tag(UInt8(2))\n}"
        ),
        RepairSample(
            "optional-tag-under-plain-selection",
            rows: "@State private var count = 1",
            "Picker(\"Guests\", selection: $count) {\n    Text(\"One\").tag(1 as Int?)\n    Text(\"Two\").tag(Int?.some(2))\n}",
            "Picker(\"Guests\", selection: $count) {\n    Text(\"One\").tag(1)\n    Text(\"Two\").tag(2)\n}"),
        RepairSample(
            "model-object-selection",
            rows: "let rooms: [Room]\n    @State private var room: Room?",
            "Picker(\"Room\", selection: $room) {\n    Text(\"None\").tag(nil as Room?)\n    ForEach(rooms) { room in\n        Text(room.name)\n    }\n}",
            "Picker(\"Room\", selection: $room) {\n    Text(\"None\").tag(nil as Room?)\n    ForEach(rooms) { room in\n        Text(room.name).tag(room)\n    }\n}"
        ),
        RepairSample(
            "option-needs-selectiondisabled",
            rows: "let isMember: Bool\n    @State private var seat = 1",
            "Picker(\"Seat\", selection: $seat) {\n    Text(\"Hall\").tag(1)\n    Text(\"Box\").tag(2).disabled(!isMember)\n}",
            "Picker(\"Seat\", selection: $seat) {\n    Text(\"Hall\").tag(1)\n    Text(\"Box\").tag(2).selectionDisabled(!isMember)\n}",
            options: CheckOptions(platforms: [.iOS], minimumOS: [.iOS: Version(major: 17)])),
    ]

    init(slug: String, before: String, after: String, options: CheckOptions) {
        (self.slug, self.before, self.after, self.options) = (slug, before, after, options)
    }

    private init(_ slug: String, rows state: String, _ before: String, _ after: String, options: CheckOptions = .init())
    {
        self.init(
            slug: slug, before: Self.view(state, before), after: Self.view(state, after), options: options)
    }

    private static func view(_ state: String, _ picker: String) -> String {
        """
        // misbehave
        import SwiftUI

        final class Room: Identifiable, Hashable {
            let id = 0
            let name = "Hall"
            static func == (left: Room, right: Room) -> Bool { left === right }
            func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
        }

        struct Sample: View {
            \(state)

            var body: some View {
                Form {
        \(picker.split(separator: "\n").map { "            " + $0 }.joined(separator: "\n"))
                }
            }
        }

        """
    }
}
