import KnowledgeModel
import PickerCheck
import Testing

/// Whether a pushing picker has a navigation container is followed through the views that use its form, in all files.
@Suite struct NavigationGroundTests {
    static let form = """
        struct Row: View {
            @State private var kind = 0
            var body: some View {
                Form { Picker("Kind", selection: $kind) { Text("A").tag(0) }.pickerStyle(.navigationLink) }
            }
        }
        """

    struct Case: Sendable {
        var user: String
        var severity: Severity?
    }

    /// Ways out of the view that end in a sheet or a window, and that may put a container around it before.
    private static let hidden: [String] = [
        sheet(
            "NavHost(root: Row())",
            "struct NavHost<C: View>: View { let root: C; var body: some View { NavigationStack { root } } }"),
        "struct Host: App { var body: some Scene { WindowGroup { NavHost(root: Row()) } } }",
        sheet("wrapped(Row())"), sheet("wrapped { Row() }"), sheet("H(view: AnyView(Row()))"),
        sheet("Nav.host(Row())"), sheet("Nav.host { Row() }"), sheet("Nav.Form { Row() }"), sheet("Row().inStack"),
        sheet("Row().inStack()"), sheet("let v = Row(); NavigationStack { v }"), sheet("Row().modifier(InStack())"),
        sheet("Form { Row() }", "struct Form<C: View>: View { var body: some View { NavigationStack { content } } }"),
        sheet("Row().padded()", "extension Row { func padded() -> some View { NavigationStack { self } } }"),
        sheet("Row().padding()", "extension Row { func padding() -> some View { NavigationStack { self } } }"),
        sheet("Row()", "extension View { func sheet(flag: Int) -> some View { NavigationStack { self } } }"),
        sheet("Controller(UINavigationController(rootViewController: UIHostingController(rootView: Row())))"),
    ]

    private static func sheet(_ content: String, _ other: String = "") -> String {
        "struct Host: View { var body: some View { Text(\"\").sheet(isPresented: $on) { \(content) } } }\n\(other)"
    }

    @Test(arguments: hidden) func whatMayBringAContainerIsNoFault(_ user: String) {
        let options = CheckOptions(only: [Slug(fixed: "pushing-picker-needs-navigation-container")])
        let sources = [("Row.swift", Array(Self.form.utf8)), ("Host.swift", Array(user.utf8))]
        #expect(Checker(options: options).check(sources).findings.isEmpty)
    }

    /// The picker's own form is handed on.
    @Test(arguments: ["NavHost(root: FORM)", "wrapped(FORM)", "AnyView(FORM.inStack)", "FORM.inStack()"])
    func aFormThatIsHandedOnIsNoFault(_ content: String) {
        let form = "Form { Picker(\"Kind\", selection: $kind) { Text(\"A\").tag(0) }.pickerStyle(.navigationLink) }"
        let code = """
            struct Host: View { @State var kind = 0; @State var on = false
                var body: some View { Text("").sheet(isPresented: $on) { \(content.replacing("FORM", with: form)) } } }
            """
        let options = CheckOptions(only: [Slug(fixed: "pushing-picker-needs-navigation-container")])
        #expect(Checker(options: options).check([("Host.swift", Array(code.utf8))]).findings.isEmpty)
    }

    static let cases: [Case] = [
        Case(user: sheet("Form { Row().padding() }.navigationTitle(\"A\")"), severity: .error),
        Case(user: sheet("Row.init()"), severity: .error),
        Case(user: "struct Host: View { var body: some View { NavigationStack { Row.init() } } }", severity: nil),
        Case(user: "struct Host: App { var body: some Scene { Settings { Row() } } }", severity: nil),
        Case(user: sheet("if on { Row() } else { Text(\"\") }"), severity: .error),
        Case(user: "", severity: .advice),
        Case(user: "struct Host: View { var body: some View { NavigationStack { Row() } } }", severity: nil),
        Case(user: "struct Host: View { var body: some View { Tabs { Row() } } }", severity: nil),
        Case(
            user: "struct Host: View { var body: some View { NavigationLink(destination: Row()) { Text(\"\") } } }",
            severity: nil),
        Case(user: "let controller = UIHostingController(rootView: Row())", severity: nil),
        Case(user: "@main struct Host: App { var body: some Scene { WindowGroup { Row() } } }", severity: .error),
        Case(
            user:
                "struct Host: View { var body: some View { NavigationStack { Text(\"\").sheet(isPresented: $on) { Row() } } } }",
            severity: .error),
        Case(user: "#Preview { Row() }", severity: .advice),
        Case(
            user: """
                struct Middle: View { var body: some View { VStack { Row() } } }
                struct Host: View { var body: some View { NavigationView { Middle() } } }
                """, severity: nil),
    ]

    @Test(arguments: cases) func theUsesDecide(_ example: Case) {
        let options = CheckOptions(only: [Slug(fixed: "pushing-picker-needs-navigation-container")])
        let sources = [("Row.swift", Array(Self.form.utf8)), ("Host.swift", Array(example.user.utf8))]
        let findings = Checker(options: options).check(sources).findings
        #expect(findings.map(\.severity) == (example.severity.map { [$0] } ?? []))
    }

    /// Outside of rows the style pushes too; there only a root that is seen is worth a word.
    @Test(arguments: [
        ("@main struct Host: App { var body: some Scene { WindowGroup { Row() } } }", [Severity.error]),
        ("struct Host: View { var body: some View { NavigationStack { Row() } } }", []), ("", []),
    ]) func aPickerInAStackPushesToo(_ user: String, _ expected: [Severity]) {
        let code = Self.form.replacing("Form {", with: "VStack {")
        let options = CheckOptions(only: [Slug(fixed: "pushing-picker-needs-navigation-container")])
        let sources = [("Row.swift", Array(code.utf8)), ("Host.swift", Array(user.utf8))]
        #expect(Checker(options: options).check(sources).findings.map(\.severity) == expected)
    }

    /// Until iOS 15 a row without a style pushes its options too.
    @Test(arguments: [(15, [Severity.advice]), (16, [])]) func oldSystemsPushWithoutAStyle(
        _ major: Int, _ expected: [Severity]
    ) {
        let code = Self.form.replacing(".pickerStyle(.navigationLink)", with: "")
        let options = CheckOptions(
            minimumOS: [.iOS: Version(major: major)], only: [Slug(fixed: "pushing-picker-needs-navigation-container")])
        #expect(Checker(options: options).check([("Row.swift", Array(code.utf8))]).findings.map(\.severity) == expected)
    }
}
