import Findings
import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// `check` with names, ends and files that nobody expects.
@Suite("Hostile input to check")
struct HostileInputTests {
    private static let faulty = """
        import SwiftUI
        struct A: View {
            @State private var a = 1
            var body: some View { Picker("x", selection: $a) { Text("1").tag(1); Text("2").tag("2") } }
        }

        """
    private static let names = [
        "new\nline.swift", "\u{1B}[31mred.swift", "per%cent,co:lon.swift", "quote\"<&>'.swift", "back`tick|bar.swift",
        "-dash.swift", "turned\u{202E}round.swift", "a::error file=x.swift", "return\rx.swift",
        "::warning::x.swift", "]]>.swift", " .swift",
    ]

    private func place() throws -> TemporaryPlace {
        let place = try TemporaryPlace()
        for name in Self.names { try Data(Self.faulty.utf8).write(to: place.file(name)) }
        return place
    }

    @Test(
        "Whatever a file is called, each format holds and nothing acts on a terminal", arguments: ReportFormat.allCases)
    func names(format: ReportFormat) throws {
        let place = try place()
        defer { place.remove() }
        let run = try BuiltProgram.run(
            ["check", "--format", format.rawValue, "--level", "error", place.url.path], environment: ["COLUMNS": "400"])
        #expect(run.status == 1)
        let isSafe = (run.output + run.errors).unicodeScalars.allSatisfy {
            $0 == "\n" || ($0.value >= 0x20 && $0 != "\u{202E}" && $0.value != 0x7F)
        }
        #expect(isSafe)
        let lines = run.output.split(separator: "\n")
        switch format {
        case .xcode, .github: #expect(lines.count == Self.names.count)
        case .markdown: #expect(lines.filter { $0.hasPrefix("| error |") }.count == Self.names.count)
        case .text: #expect(lines.filter { $0.contains("tag-type-mismatch") }.count == Self.names.count)
        case .checkstyle, .junit:
            let parser = XMLParser(data: Data(run.output.utf8))
            #expect(parser.parse(), "\(String(describing: parser.parserError))")
        case .json, .sarif:
            let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
            if format == .json {
                let paths = (object?["findings"] as? [[String: Any]])?.compactMap { $0["path"] as? String }
                #expect(Set(paths ?? []) == Set(Self.names.map { place.file($0).path }))
            }
        }
        if format == .github { #expect(lines.allSatisfy { $0.hasPrefix("::error file=") }) }
    }

    @Test("A name that is no text is told, and so is one that only reads like another")
    func namesThatAreNone() throws {
        let place = try TemporaryPlace()
        defer { place.remove() }
        for name in ["e\u{301}", "\u{E9}"] {
            try Data(Self.faulty.utf8).write(to: place.file("\(name).swift"))
        }
        let two = try BuiltProgram.run(["check", "-q", place.url.path])
        // A file system may hold the two names for one.
        if try FileManager.default.contentsOfDirectory(atPath: place.url.path).count == 2 {
            #expect(two.status == 2)
            #expect(two.errors.contains("differs from another file only in how the letters of its name are composed"))
        }
        #expect(two.output.split(separator: "\n").count == 1)
        #if os(Linux)
            let path = place.url.path.utf8CString.dropLast() + [0x2F, 0x62, -1] + ".swift".utf8CString
            let descriptor = Array(path).withUnsafeBufferPointer { creat($0.baseAddress!, 0o600) }
            #expect(descriptor >= 0)
            close(descriptor)
            let run = try BuiltProgram.run(["check", "-q", place.url.path])
            #expect(run.status == 2)
            #expect(run.errors.contains("has a name that is no UTF-8, so it is not read; rename it"))
        #endif
    }

    @Test(
        "A report that cannot be written is an error",
        .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "the system has no /dev/full"),
        arguments: ReportFormat.allCases)
    func fullDisk(format: ReportFormat) throws {
        let place = try place()
        defer { place.remove() }
        let process = BuiltProgram.process(
            try BuiltProgram.url(), ["check", "--format", format.rawValue, place.url.path])
        let errors = Pipe()
        process.standardOutput = try FileHandle(forWritingTo: URL(filePath: "/dev/full"))
        process.standardError = errors
        try process.run()
        let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 2)
        #expect(said == "picker-doctor: the answer could not be written: the disk is full\n")
    }

    @Test("Standard input that is no text, and paths so long that they would hide what is said of them")
    func oddInput() throws {
        let none = try BuiltProgram.run(["check", "--stdin"], input: "a\0b")
        #expect(none.status == 2)
        #expect(none.errors == "picker-doctor: `<stdin>` is no text in UTF-8, so it is not read\n")
        let path = "/" + String(repeating: "选/", count: 500) + "Z.swift"
        let long = try BuiltProgram.run(["check", "--lang", "en", path])
        #expect(long.status == 2)
        #expect(
            long.errors.hasPrefix("picker-doctor: there is nothing at `/选/") && long.errors.hasSuffix("/Z.swift`\n"))
        #expect(long.errors.count < 300)
    }
}
