import PickerCheck
import Testing

/// A type of the app's own named `Picker` hides SwiftUI's where it is seen, and nowhere else.
@Suite struct OwnPickerTests {
    private static let view = """
        import SwiftUI
        struct V: View {
            @State private var a = 1
            var body: some View { Picker("a", selection: $a) { Text("b").tag("b") } }
        }
        """

    @Test(arguments: [
        ("Sources/App/Own.swift", "struct Picker { var x = 1 }", 0),
        ("Sources/Other/Own.swift", "struct Picker { var x = 1 }", 1),
        ("Tests/AppTests/Mock.swift", "struct Picker { var x = 1 }", 1),
        ("AppUITests/Mock.swift", "struct Picker {}", 1),
        ("Sources/App/Own.swift", "enum UI { struct Picker {} }", 1),
        ("Sources/App/Own.swift", "// struct Picker {}", 1),
        ("Sources/App/Own.swift", "let text = \"struct Picker { }\"", 1),
    ])
    func theNearPickerIsMeant(_ path: String, _ declaration: String, _ pickers: Int) {
        let report = Checker().check([
            ("Sources/App/V.swift", Array(Self.view.utf8)), (path, Array(declaration.utf8)),
        ])
        #expect(report.summary.pickers == pickers)
        #expect(report.findings.map(\.slug.text) == (pickers == 0 ? [] : ["tag-type-mismatch"]))
    }

    /// Without folders of modules all files are one module; tests are another.
    @Test(arguments: [("App/Own.swift", 0), ("Own.swift", 0), ("AppTests/Own.swift", 1)])
    func filesOfAProjectAreOneModule(_ path: String, _ pickers: Int) {
        let report = Checker().check([
            ("App/Views/V.swift", Array(Self.view.utf8)), (path, Array("struct Picker {}".utf8)),
        ])
        #expect(report.summary.pickers == pickers)
    }
}
