import Findings
import KnowledgeModel
import PickerCheck
import Testing

/// Checks of what stands around a picker find it through helpers and containers of the app, and know where they end.
@Suite struct SurroundingsTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        /// What the code must show; nil for nothing of this kind.
        var slug: String?
        var platforms: Set<Applicability.Platform>? = nil
        var text: String
        var testDescription: String { name }
    }

    private static let segments = """
        Picker("Size", selection: $size) { Text("S").tag(0); Text("M").tag(1) }.pickerStyle(.segmented)
        """
    private static let wheel = """
        Picker("Size", selection: $size) { ForEach(0..<9, id: \\.self) { Text("\\($0)").tag($0) } }.pickerStyle(.wheel)
        """
    private static let menu = """
        Picker("Size", selection: $size) { Text("S").tag(0); Text("M").tag(1) }
        """

    /// A view with a body and other members.
    private static func view(_ body: String, _ members: String = "") -> String {
        """
        import SwiftUI

        struct Sample: View {
            @State private var size = 0
            @State private var isOpen = false
            var body: some View { \(body) }
            \(members)
        }
        """
    }

    private static let shell = """

        struct Shell<Content: View>: View {
            @ViewBuilder let content: () -> Content
            var body: some View { VStack { inner.padding() }.onTapGesture { } }
            private var inner: some View { content() }
        }
        """

    static let cases: [Case] = [
        Case(
            name: "a tap gesture where a helper is used", slug: "ancestor-tap-gesture-steals-taps",
            text: view(
                "VStack { row }.onTapGesture { isOpen = true }", "private var row: some View { HStack { \(segments) } }"
            )),
        Case(
            name: "a tap gesture where a function is called", slug: "ancestor-tap-gesture-steals-taps",
            text: view(
                "VStack { self.row(\"A\") }.gesture(tap)",
                """
                var tap: some Gesture { TapGesture().onEnded { isOpen = true } }
                func row(_ title: String) -> some View { \(segments) }
                """)),
        Case(
            name: "a tap gesture within a container of the app", slug: "ancestor-tap-gesture-steals-taps",
            text: view("Shell { \(segments) }") + shell),
        Case(
            name: "a tap gesture around another view of the file", slug: "ancestor-tap-gesture-steals-taps",
            text: view(segments)
                + "\nstruct Page: View { var body: some View { VStack { Sample() }.onTapGesture { } } }\n"),
        Case(
            name: "a tap gesture outside of a sheet",
            text: view("Text(\"\").sheet(isPresented: $isOpen) { \(segments) }.onTapGesture { }")),
        Case(
            name: "a tap gesture on a link to another screen",
            text: view("NavigationLink(\"A\") { \(segments) }.onTapGesture { }")),
        Case(name: "two taps", text: view("VStack { \(segments) }.onTapGesture(count: 2) { }")),
        Case(
            name: "a tap gesture behind", text: view("VStack { \(segments) }.background(Color.clear.onTapGesture { })")),
        Case(
            name: "a tap gesture on the Mac", platforms: [.macOS],
            text: view("VStack { \(segments) }.onTapGesture { }")),
        Case(
            name: "a tap gesture in code for the Mac only",
            text: "#if os(macOS)\n" + view("VStack { \(segments) }.onTapGesture { }") + "\n#endif\n"),
        Case(
            name: "a drag gesture by a property", slug: "ancestor-drag-gesture-conflict",
            text: view(
                "VStack { picker }.simultaneousGesture(drag)",
                """
                private var drag: some Gesture { DragGesture(minimumDistance: 0).onChanged { _ in } }
                @ViewBuilder private var picker: some View { \(wheel) }
                """)),
        Case(name: "a long press around a wheel", text: view("VStack { \(wheel) }.gesture(LongPressGesture())")),
        Case(
            name: "a drag gesture that leaves its subviews alone",
            text: view("VStack { \(wheel) }.gesture(DragGesture(), including: .gesture)")),
        Case(
            name: "a link beside a picker", slug: "automatic-style-claims-whole-row",
            text: view("List { Section { HStack { \(menu); Menu(\"More\") { } } } }")),
        Case(
            name: "two pickers in a row", slug: "automatic-style-claims-whole-row",
            text: view("Form { row }", "var row: some View { HStack { \(menu); \(menu) } }")),
        Case(
            name: "a link in the section's header",
            text: view("List { Section { Text(\"\") } header: { HStack { \(menu); Button(\"A\") { } } } }")),
        Case(
            name: "a row with a button that keeps to itself",
            text: view("Form { HStack { \(menu); Button(\"A\") { }.buttonStyle(.borderless) } }")),
        Case(name: "a row outside of a form", text: view("VStack { HStack { \(menu); Button(\"A\") { } } }")),
        Case(
            name: "a style by a modifier of the app",
            text: view("Form { HStack { \(menu).quiet(); Button(\"A\") { } } }")
                + "\nextension View { func quiet() -> some View { pickerStyle(.menu) } }\n"),
        Case(
            name: "a flat frame", slug: "collapsed-frame-no-hit-area",
            text: view("\(menu).frame(width: 100, height: 0)")),
        Case(name: "a flat frame that hides", text: view("\(menu).frame(width: 0, height: 0).hidden()")),
        Case(name: "a flat neighbour", text: view("VStack { \(menu); Divider().frame(height: 1) }")),
        Case(
            name: "a later view of a stack", slug: "picker-in-disabled-or-overlaid-parent",
            text: view("ZStack { VStack { \(menu) }; Rectangle().fill(.black.opacity(0.2)) }")),
        Case(
            name: "enabled within a disabled form", slug: "picker-in-disabled-or-overlaid-parent",
            text: view("Form { \(menu).disabled(false) }.disabled(isOpen)")),
        Case(name: "disabled for good", text: view("Form { \(menu) }.disabled(true)")),
        Case(name: "a border above", text: view("\(menu).overlay { Rectangle().stroke(.gray) }")),
        Case(name: "a background in a stack", text: view("ZStack { Color.white; \(menu) }")),
        Case(name: "a line above", text: view("\(menu).overlay(alignment: .bottom) { Color.gray.frame(height: 1) }")),
        Case(name: "a cover that fades away", text: view("\(menu).overlay { Color.black.opacity(isOpen ? 0.5 : 0) }")),
        Case(
            name: "a sheet's own view with detents", slug: "wheel-in-sheet-without-height",
            text: view("VStack { \(wheel) }.presentationDetents([.height(120), .fraction(0.2)])")),
        Case(
            name: "a sheet that can grow", text: view("VStack { \(wheel) }.presentationDetents([.height(120), .large])")
        ),
        Case(
            name: "a low wheel in a low sheet",
            text: view("VStack { \(wheel).frame(height: 110) }.presentationDetents([.height(140)])")),
        Case(
            name: "wheels by helpers side by side", slug: "wheel-touch-area-exceeds-frame",
            text: view(
                "HStack { first; second }",
                "var first: some View { \(wheel).frame(width: 60).clipped() }\nvar second: some View { \(wheel).frame(width: 60).clipped() }"
            )),
        Case(
            name: "one wheel beside a text",
            text: view("HStack { first; Text(\"kg\") }", "var first: some View { \(wheel).frame(width: 60).clipped() }")
        ),
        Case(
            name: "an app that tames every wheel",
            text: view("HStack { \(wheel).frame(width: 60).clipped(); \(wheel).frame(width: 60).clipped() }")
                + "\nextension UIPickerView { open override var intrinsicContentSize: CGSize { .zero } }\n"),
        Case(
            name: "rows that are too wide by a property", slug: "wheel-too-narrow-truncates-rows",
            text: view(
                "Picker(\"Size\", selection: $size) { ForEach(names, id: \\.self) { Text($0) } }.pickerStyle(.wheel).frame(width: 70).clipped()",
                "private let names = [\"Millimetres\", \"Inches\"]")),
        Case(
            name: "rows of unknown width",
            text: view(
                "Picker(\"Size\", selection: $size) { ForEach(names, id: \\.self) { Text($0) } }.pickerStyle(.wheel).frame(width: 70).clipped()",
                "var names: [String]")),
        Case(
            name: "a title on the Mac", slug: "macos-title-shares-frame-with-control", platforms: [.macOS],
            text: view("\(menu.replacingSize).frame(width: 120)")),
        Case(name: "a title on a phone", platforms: [.iOS], text: view("\(menu.replacingSize).frame(width: 120)")),
        Case(
            name: "another view of the app in an image", slug: "offscreen-render-skips-platform-controls",
            text: view("Button(\"A\") { _ = ImageRenderer(content: Card().padding()) }")
                + "\nstruct Card: View { @State var size = 0\nvar body: some View { VStack { \(menu) } } }\n"),
        Case(
            name: "an image of a button's label",
            text: view(
                "\(menu)\nButton(\"A\") { _ = ImageRenderer(content: Text(\"\").onTapGesture { print(Picker.self) }) }")
        ),
    ]

    private static let slugs: Set<String> = Set(cases.compactMap(\.slug))

    @Test(arguments: cases) func theSurroundingsDecide(_ sample: Case) {
        var options = CheckOptions()
        options.platforms = sample.platforms
        let found = Set(CheckedEntry.findings(sample.text, options).map(\.slug.text)).intersection(Self.slugs)
        #expect(found == Set([sample.slug].compactMap { $0 }), "\(sample.text)")
    }
}

extension String {
    /// The same picker with a title too long for a narrow frame.
    fileprivate var replacingSize: String {
        split(separator: "\"Size\"", maxSplits: 1, omittingEmptySubsequences: false).joined(
            separator: "\"Horizontal alignment\"")
    }
}
