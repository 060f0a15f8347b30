import KnowledgeModel

/// Shapes that a reading of public applications showed: cries of wolf, and faults that were passed over.
enum JudgedVariants {
    static let all = disabled + coordinators + buttons + fonts + grids

    private static func options(_ rows: String, _ members: String = "", after: String = "") -> String {
        """
        struct Engines: View { @State var engine: String?; let ids: [String]
            var body: some View {
                Picker("Engine", selection: $engine) {
                    \(rows)
                }\(after)
            }
            \(members)
        }
        """
    }

    private static let row = "func row(_ id: String) -> some View { HStack { Text(id); Text(\"?\") } }"

    private static let disabled = [
        Variant(
            slug: "option-needs-selectiondisabled", lines: [4], name: "on a helper's call",
            text: options(
                "ForEach(ids, id: \\.self) { id in row(id).tag(id as String?).disabled(id.isEmpty) }", row)),
        Variant(
            slug: "option-needs-selectiondisabled", lines: [4], name: "on a helper without parentheses",
            text: options("none.disabled(true)", "var none: some View { Text(\"None\").tag(nil as String?) }")),
        Variant(
            slug: "option-needs-selectiondisabled", lines: [4], name: "on the loop",
            text: options("ForEach(ids, id: \\.self) { id in Text(id) }.disabled(ids.isEmpty)")),
        Variant(
            slug: "option-needs-selectiondisabled", lines: [7], name: "in the helper",
            text: options(
                "none", "var none: some View { Text(\"None\").tag(nil as String?).disabled(true) }")),
        Variant(
            slug: "option-needs-selectiondisabled", lines: [], name: "on the whole picker",
            text: options("ForEach(ids, id: \\.self) { id in row(id) }", row, after: ".disabled(ids.isEmpty)")),
        Variant(
            slug: "option-needs-selectiondisabled", lines: [], name: "both on a helper's call",
            text: options(
                "ForEach(ids, id: \\.self) { id in row(id).disabled(id.isEmpty).selectionDisabled(id.isEmpty) }", row)),
    ]

    /// A wrapped pop-up button; the coordinator's name stands in line 8.
    private static func popUp(_ update: String, holder: String = "var parent: PopUp") -> String {
        """
        import SwiftUI
        struct PopUp: NSViewRepresentable { @Binding var selection: String; let titles: [String]
            func makeNSView(context: Context) -> NSPopUpButton { NSPopUpButton() }
            func updateNSView(_ button: NSPopUpButton, context: Context) {
                \(update)
                button.selectItem(withTitle: selection)
            }
            func makeCoordinator() -> Coordinator { Coordinator(self) }
            final class Coordinator: NSObject { \(holder); var titles: [String] = []; var choose: () -> Void = {}
                init(_ parent: PopUp) { self.parent = parent } ; func update(_ parent: PopUp) {}
                @objc func chosen(_ sender: NSPopUpButton) { parent.selection = sender.title } }
        }
        struct Rows: View { @Binding var names: [String]
            var body: some View { ForEach($names, id: \\.self) { $name in PopUp(selection: $name, titles: ["a"]) } } }
        """
    }

    private static func coordinator(_ name: String, lines: [Int], _ text: String) -> Variant {
        Variant(slug: "representable-coordinator-stale", lines: lines, name: name, text: text)
    }

    private static let coordinators = [
        coordinator(
            "reads and writes other data", lines: [8],
            popUp("if context.coordinator.titles != titles { context.coordinator.titles = titles }")),
        coordinator(
            "an implicitly unwrapped holder", lines: [8],
            popUp("context.coordinator.titles = titles", holder: "var parent: PopUp!")),
        coordinator("reads the holder", lines: [8], popUp("print(context.coordinator.parent.titles)")),
        coordinator("writes the holder", lines: [], popUp("context.coordinator.parent = self")),
        coordinator(
            "writes through a local", lines: [],
            popUp("let coordinator = context.coordinator; coordinator.parent = self")),
        coordinator("calls it", lines: [], popUp("context.coordinator.update(self)")),
        coordinator("hands it on", lines: [], popUp("refresh(context.coordinator)")),
        coordinator("gives it a closure", lines: [], popUp("context.coordinator.choose = { selection = \"a\" }")),
        coordinator(
            "gives it the binding's part", lines: [], popUp("context.coordinator.parent._selection = $selection")),
    ]

    private static func menu(_ modifier: String, before: String = "import SwiftUI") -> String {
        """
        \(before)
        struct Unit: View { @Binding var unit: String
            var body: some View {
                Picker("Unit", selection: $unit) { Text("cm").tag("cm") }.pickerStyle(.menu)
                    \(modifier)
            }
        }
        """
    }

    private static let buttons = [
        Variant(
            slug: "menu-chrome-not-customizable", lines: [], name: "a button style, which Apple applies to pickers too",
            text: menu(".buttonStyle(.bordered)")),
        Variant(
            slug: "menu-chrome-not-customizable", lines: [5], name: "a colour", text: menu(".foregroundStyle(.red)")),
        Variant(
            slug: "menu-chrome-not-customizable", lines: [], name: "a colour in a file of the Mac",
            text: menu(".foregroundStyle(.red)", before: "import AppKit")),
        Variant(
            slug: "menu-chrome-not-customizable", lines: [], name: "a colour beside a font of AppKit",
            text: menu(".foregroundStyle(NSColor.red.isEqual(nil) ? Color.red : .blue)")),
    ]

    private static func days(_ row: String) -> String {
        """
        struct Month: View { let weeks: [[Date]]; @State private var day = Date()
            var body: some View { \(row) }
        }
        """
    }

    private static func week(_ days: String) -> String {
        "HStack { ForEach(\(days), id: \\.self) { date in Button { day = date } label: { Text(\"1\") }.buttonStyle(.plain) } }"
    }

    private static let grids = [
        Variant(slug: "custom-control-keyboard-stops", lines: [2], name: "one row", text: days(week("weeks[0]"))),
        Variant(
            slug: "custom-control-keyboard-stops", lines: [], name: "a row for each week",
            text: days("ForEach(weeks, id: \\.self) { week in \(week("week")) }")),
    ]

    private static func font(_ before: String) -> String {
        """
        \(before)
        struct Fonts: View { @Binding var name: String
            var body: some View {
                Picker("Font", selection: $name) {
                    Text("A").font(.custom(name, size: 13)).tag("A")
                }
            }
        }
        """
    }

    private static let fonts = [
        Variant(slug: "picker-text-ignores-dynamic-type", lines: [5], name: "a font", text: font("import SwiftUI")),
        Variant(
            slug: "picker-text-ignores-dynamic-type", lines: [], name: "fonts of AppKit in the file",
            text: font("import SwiftUI\nlet all = NSFontManager.shared.availableFontFamilies")),
        Variant(
            slug: "picker-text-ignores-dynamic-type", lines: [7], name: "fonts of AppKit below a condition",
            text: font("#if os(macOS)\nlet all = NSFontManager.shared\n#endif")),
    ]
}
