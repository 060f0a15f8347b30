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

    static let cases: [Case] = [
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
