import Foundation
import SampleJudging
import Samples
import Testing

/// An app that imports SwiftUI can import PickerHelp beside it: no name of the one hides a name of the other.
struct EmbeddingTests {
    static let app = """
        import PickerHelp
        import SwiftUI

        struct HelpView: View {
            @State private var words = ""
            @State private var style = Applicability.Style.menu
            @State private var titles: [String] = []

            var body: some View {
                Form {
                    TextField("What goes wrong?", text: $words)
                    Picker("Style", selection: $style) {
                        ForEach(Applicability.Style.allCases, id: \\.self) { style in
                            Text(style.rawValue).tag(style)
                        }
                    }
                    .pickerStyle(.menu)
                    ForEach(titles, id: \\.self) { title in
                        Text(title)
                    }
                }
                .onChange(of: words) { titles = (try? found()) ?? [] }
            }

            private func found() throws -> [String] {
                let help = try KnowledgeBase()
                if case .entry(let entry) = try help.explain(words) { return [entry.prose[.english].title] }
                return try help.search(words, style: style).results.map { $0.title[.english] }
            }

            private func explain(_ explanation: PickerHelp.Explanation) -> PickerHelp.SearchAnswer? { nil }
        }
        """

    @Test func theLibraryStandsBesideSwiftUI() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "HelpView.swift")
        try Self.app.write(to: file, atomically: true, encoding: .utf8)
        let programs = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
        let sources = Project.root.appending(path: "Sources")
        let run = try CommandRun.run(
            "swiftc",
            try Project.standIn().arguments(.since) + [
                "-I", programs.appending(path: "Modules").path, "-I", sources.appending(path: "CSQLite").path,
                "-I", sources.appending(path: "CCommonMark").path, file.path,
            ])
        #expect(run.status == 0, "\(run.output)")
    }
}
