import Findings
import PickerCheck
import Testing

/// Files that nobody would write: the checker ends, does not crash, and marks only what the file has.
@Suite struct MangledTests {
    /// A file with most of what the checker reads.
    static let sample = """
        import SwiftUI

        enum Size: String, CaseIterable, Identifiable { case small, large = "L"; var id: Self { self } }
        @Observable final class Model { var size: Size? = .small; var names = ["a": 1] }

        struct Form2<Content: View>: View {
            @Binding var choice: Int?
            @State private var model = Model()
            @AppStorage("size") var stored = ""
            let content: () -> Content

            var body: some View {
                List(selection: $choice) { ForEach(0..<3) { Text("\\($0) of \\("three" + "!")").tag($0) } }
                    .sheet(isPresented: .constant(true)) {
                        Picker(selection: $model.size, label: Text("")) {
                            ForEach(Size.allCases) { size in Label { Text(size.rawValue) } icon: { Image("x") }.tag(size.rawValue) }
                            if #available(iOS 17, *) { Text(verbatim: #"raw "quoted""#).tag(nil as Size?) } else { rows }
                        }
                        .pickerStyle(.wheel).frame(width: 80)
                    }
            }

            #if os(macOS)
                @ViewBuilder var rows: some View { Text("👩‍👩‍👧 ü").tag(1); Button("b") { stored = "x" } }
            #else
                var rows: some View { EmptyView() }
            #endif
        }
        /* a /* nested */ comment */ // picker-doctor:disable:file empty-picker-title
        """

    private static let checker = ProjectCheck(options: CheckOptions())

    /// Checks bytes, and that what is found lies within them.
    @discardableResult
    private static func check(_ bytes: [UInt8], _ what: Comment) -> CheckReport {
        let report = checker.check([(path: "Mangled.swift", bytes: bytes)])
        for finding in report.findings {
            #expect(finding.span.start.offset <= finding.span.end.offset, what)
            #expect(finding.span.end.offset <= bytes.count, what)
            for edit in finding.repair?.edits ?? [] {
                #expect(edit.range.lowerBound >= 0 && edit.range.upperBound <= bytes.count, what)
            }
        }
        return report
    }

    private static func offset(of word: String, in text: String) -> Int {
        text.utf8.firstRange(of: Array(word.utf8)).map { text.utf8.distance(from: text.startIndex, to: $0.lowerBound) }
            ?? 0
    }

    @Test func theSampleIsReadWhole() {
        let report = Self.check(Array(Self.sample.utf8), "whole")
        #expect(report.summary.pickers == 2)
        #expect(report.findings.contains { $0.slug.text == "raw-value-tag" })
        #expect(report.invalid.isEmpty)
    }

    @Test func aFileCutAtEveryByteIsRead() {
        let bytes = Array(Self.sample.utf8)
        // From the picker to the end of its view the code is no Swift, and that is said.
        let start = Self.offset(of: "Picker(", in: Self.sample) + 7
        let end = Self.offset(of: "/* a /* nested", in: Self.sample) - 2
        for cut in bytes.indices {
            let report = Self.check(Array(bytes[..<cut]), "cut at \(cut)")
            if (start...end).contains(cut) { #expect(!report.invalid.isEmpty, "cut at \(cut)") }
        }
    }

    @Test func aFileThatBeginsAtAnyByteIsRead() {
        let bytes = Array(Self.sample.utf8)
        for start in stride(from: 1, to: bytes.count, by: 3) { Self.check(Array(bytes[start...]), "from \(start)") }
    }

    /// What an unlucky hand types, or a broken disk writes.
    private static let scraps: [[UInt8]] =
        [
            "{", "}", "(", ")", "[", "]", "\"", "\"\"\"", "\\(", "/*", "*/", "//", "#if", "#endif", "#\"", "`", "$",
            "@",
            "?", "!", "->", "&", "<", ">", ":", ",", ";", "\n}\n", "\r", "\r\n", "\0", "Picker(", "selection:", ".tag(",
            "ForEach(", "case", "extension Binding: ", "init", "import ", "\u{FEFF}", "\u{202E}", "🏳️‍🌈",
        ].map { Array($0.utf8) } + [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5], [0xE2, 0x82]]

    /// The same edits in every run: steps of a linear congruence.
    private struct Steps {
        var state: UInt64
        mutating func next(below limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % max(limit, 1)
        }
    }

    @Test(arguments: 1...300) func aFileWithOddEditsIsRead(_ seed: Int) {
        var steps = Steps(state: UInt64(seed))
        var bytes = Array(Self.sample.utf8)
        for _ in 0..<(1 + steps.next(below: 6)) {
            let place = steps.next(below: bytes.count)
            switch steps.next(below: 4) {
            case 0: bytes.insert(contentsOf: Self.scraps[steps.next(below: Self.scraps.count)], at: place)
            case 1: bytes.removeSubrange(place..<min(place + steps.next(below: 60), bytes.count))
            case 2: bytes[place] = UInt8(steps.next(below: 256))
            default:
                let from = steps.next(below: bytes.count)
                bytes.insert(contentsOf: bytes[from..<min(from + 80, bytes.count)], at: place)
            }
        }
        Self.check(bytes, "seed \(seed)")
    }

    /// Nested far beyond what a stack takes when a program is careless.
    @Test(arguments: [
        ("(", "1", ")"), ("[", "1", "]"), ("{", "1", "}"), ("VStack { ", "Text(\"a\")", " }"), ("!", "true", ""),
        ("Picker(\"a\", selection: $x) { ", "Text(\"a\").tag(1)", " }"), ("if x { ", "1", " }"), ("a?.", "b", ""),
        ("Array<", "Int", ">"), ("#if A\n", "1", "\n#endif"), ("/*", "", "*/"), ("\"\\(", "1", ")\""),
        ("", "1", " + 1"),
        ("x ? 1 : ", "2", ""), ("struct A { ", "var a = 1", " }"), ("", "a", ".b"), ("", "a", "()"), ("", "a", "[0]"),
        ("", "a", " as Int"), ("try ", "a", ""), ("{ $0 }(", "1", ")"), ("", "Text(\"a\")", ".tag(1)"),
    ])
    func deepNestingIsRead(_ open: String, _ inside: String, _ close: String) {
        for depth in [200, 20_000] {
            let nest = String(repeating: open, count: depth) + inside + String(repeating: close, count: depth)
            Self.check(Array("import SwiftUI\nlet x = \(nest)\n".utf8), "alone, \(depth) deep")
            let view = """
                import SwiftUI
                struct Deep: View {
                    @State private var x = \(nest)
                    var body: some View {
                        Picker("a", selection: $x) { ForEach(\(nest)) { Text("b").tag(\(nest)) }; \(nest) }
                    }
                }
                """
            Self.check(Array(view.utf8), "in a picker, \(depth) deep")
        }
    }

    @Test(arguments: [[], [0], [0xEF, 0xBB, 0xBF], [0xFF, 0xFE, 0x50, 0x00], [UInt8](repeating: 0, count: 4096)])
    func bytesThatAreNoTextAreRead(_ bytes: [UInt8]) {
        #expect(Self.check(bytes, "\(bytes.count) bytes").findings.isEmpty)
    }

    /// Ten thousand pickers in one stack, each with a fault.
    @Test(.timeLimit(.minutes(3))) func manyPickersInOneViewAreRead() {
        let row = "            Picker(\"a\", selection: $a) { Text(\"b\").tag(1); Text(\"c\").tag(\"2\") }\n"
        let text = """
            import SwiftUI
            struct Many: View {
                @State private var a = 0
                var body: some View {
                    VStack {
            \(String(repeating: row, count: 10_000))
                    }
                }
            }
            """
        let report = Self.check(Array(text.utf8), "10,000 pickers")
        #expect(report.summary.pickers == 10_000)
        #expect(report.findings.filter { $0.slug.text == "tag-type-mismatch" }.count == 10_000)
    }

    /// Thousands of variables, each with its picker in one of the hundreds of helpers of the view.
    @Test(.timeLimit(.minutes(2))) func manyHelpersOfOneViewAreRead() {
        let numbers = Array(0..<4_000)
        let variables = numbers.map { "    @State private var flavor\($0) = 1\n" }.joined()
        let pickers = numbers.map { number in
            let picker = "        Picker(\"Flavor\", selection: $flavor\(number)) { Text(\"One\").tag(\"1\") }\n"
            let opening = number % 10 == 0 ? "    @ViewBuilder var part\(number): some View {\n" : ""
            return opening + picker + (number % 10 == 9 ? "    }\n" : "")
        }
        let uses = stride(from: 0, to: 4_000, by: 10).map { "part\($0)\n" }.joined()
        let text = "struct Choice: View {\n\(variables)\(pickers.joined())    var body: some View { \(uses) }\n}\n"
        let report = Checker().check([("A.swift", Array(text.utf8))])
        #expect(report.findings.filter { $0.slug.text == "tag-type-mismatch" }.count == numbers.count)
    }

    /// Fifty megabytes: functions without a picker, passed over by their bytes, and a view at their end.
    @Test(.timeLimit(.minutes(3))) func anEnormousFileIsRead() {
        let function = "func f(_ a: Int) -> Int {\n    // \(String(repeating: "x", count: 400))\n    return a + 1\n}\n"
        let view =
            "struct V: View {\n    @State var a = 0\n    var body: some View {\n"
            + "        Picker(\"a\", selection: $a) { Text(\"b\").tag(\"1\") }\n    }\n}\n"
        var bytes: [UInt8] = []
        let piece = Array(String(repeating: function, count: 100).utf8)
        while bytes.count < 50 << 20 { bytes += piece }
        let report = Self.check(bytes + Array(view.utf8), "50 MB")
        #expect(report.findings.map(\.slug.text) == ["tag-type-mismatch"] && report.unreadable.isEmpty)
    }

    /// A picker in the midst of a literal of many megabytes: said to be unread, and read around it.
    @Test(.timeLimit(.minutes(2))) func anEndlessLiteralIsSaidToBeUnread() {
        let text =
            "import SwiftUI\nlet table = [\n" + String(repeating: "    1, 2, 3, 4, 5, 6, 7, 8,\n", count: 200_000)
            + "]\nstruct V: View { var body: some View { Picker(\"\", selection: .constant(1)) { Text(\"a\") } } }\n"
        let report = Self.check(Array(text.utf8), "a literal of 5 MB")
        #expect(report.unreadable.map(\.path) == ["Mangled.swift"])
    }
}
