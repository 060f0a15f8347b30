import Foundation
import JSONSyntax
import Testing

@testable import PickerCheck

struct ConfigurationTests {
    private static let known: Set<Slug> = [Made.tags, Made.duplicates]

    private func read(_ text: String) throws -> CheckConfiguration {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let path = try folder.write(text, to: CheckConfiguration.fileName)
        var configuration = try ConfigurationReader(known: Self.known).read(path)
        #expect(configuration.folder == folder.url.path + "/")
        configuration.baseline = configuration.baseline.map { String($0.dropFirst(configuration.folder.count)) }
        configuration.folder = ""
        return configuration
    }

    @Test func everyKeyIsTaken() throws {
        let configuration = try read(
            """
            {   // comments are fine
                "exclude": ["Generated"], "skip": ["duplicate-tag"], "only": ["tag-type-mismatch"], "sdk": "26.1",
                "platforms": ["iOS", "macOS"], "minimumOS": { "iOS": "17.0" }, "strict": true,
                "severity": { "tag-type-mismatch": "warning" }, "baseline": "old.json"
            }
            """)
        var expected = CheckConfiguration()
        expected.exclude = [try #require(PathPattern("Generated"))]
        expected.skip = [Made.duplicates]
        expected.only = [Made.tags]
        expected.sdk = Version("26.1")
        expected.platforms = [.iOS, .macOS]
        expected.minimumOS = [.iOS: try #require(Version("17"))]
        expected.isStrict = true
        expected.severities = [Made.tags: .warning]
        expected.baseline = "old.json"
        #expect(configuration == expected)
        #expect(try read("{}") == CheckConfiguration())
        #expect(try read(#"{"severity": {"duplicate-tag": "off"}}"#).skip == [Made.duplicates])
    }

    static let mistakes: [(String, Int, SettingsFileProblem.Fault)] = [
        (
            "{\n\"exlude\": []\n}", 2,
            .unknownKey(
                "exlude",
                known: [
                    "exclude", "skip", "only", "sdk", "platforms", "minimumOS", "severity", "strict", "baseline",
                ])
        ),
        ("{\n\n\"strict\": 1}", 3, .wrongType(key: "strict", expected: .boolean, found: .number)),
        ("{\"skip\": [1]}", 1, .wrongElement(key: "skip", expected: .text, found: .number)),
        ("[]", 1, .wrongType(key: "", expected: .object, found: .list)),
        ("{\"sdk\": 26}", 1, .wrongType(key: "sdk", expected: .text, found: .number)),
        ("{\"sdk\": \"new\"}", 1, .notAVersion("new", key: "sdk")),
        (
            "{\"skip\": [\n\"no-such\"]}", 2,
            .unknownCheck("no-such", key: "skip", known: ["duplicate-tag", "tag-type-mismatch"])
        ),
        (
            "{\"severity\": {\"no such\": \"off\"}}", 1,
            .unknownCheck("no such", key: "no such", known: ["duplicate-tag", "tag-type-mismatch"])
        ),
        ("{\r\n\"strict\": 1}", 2, .wrongType(key: "strict", expected: .boolean, found: .number)),
        ("{\"baseline\": \"\"}", 1, .emptyText("baseline")),
        ("{\n\"sdk\": \"17\"}", 2, .noSuchRelease(Version(major: 17), of: .xcode, key: "sdk")),
        (
            "{\"minimumOS\": {\n\"iOS\": \"99\"}}", 2,
            .noSuchRelease(Version(major: 99), of: .system(.iOS), key: "iOS")
        ),
        ("{\"minimumOS\": {\"iOS\": \"0\"}}", 1, .noSuchRelease(Version(major: 0), of: .system(.iOS), key: "iOS")),
        (
            "{\"severity\": {\"duplicate-tag\": \"info\"}}", 1,
            .unknownValue("info", key: "severity", known: ["advice", "warning", "error", "off"])
        ),
        (
            "{\"platforms\": [\"ios\"]}", 1,
            .unknownValue("ios", key: "platforms", known: Applicability.Platform.allCases.map(\.rawValue))
        ),
        (
            "{\"minimumOS\": {\"linux\": \"1\"}}", 1,
            .unknownKey("linux", known: Applicability.Platform.allCases.map(\.rawValue))
        ),
        ("{\"sdk\": \"26\",\n\"sdk\": \"27\"}", 2, .repeatedKey("sdk")),
        ("{\"sdk\": \"26\"\n", 2, .syntax(.textEnds(expected: .commaOrBrace))),
        ("", 1, .syntax(.textEnds(expected: .value))),
    ]

    @Test("A mistake is told with its line", arguments: mistakes)
    func mistake(text: String, line: Int, fault: SettingsFileProblem.Fault) throws {
        let problem = #expect(throws: SettingsFileProblem.self) { try read(text) }
        #expect(problem?.line == line)
        #expect(problem?.fault == fault)
    }

    @Test("The example of the README names every key but `only`, and real checks")
    func example() throws {
        let readme = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../README.md")
        let blocks = try String(contentsOf: readme, encoding: .utf8).components(separatedBy: "```json\n").dropFirst()
        let block = try #require(blocks.first { $0.contains("\"baseline\"") }?.components(separatedBy: "```").first)
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let path = try folder.write(block, to: CheckConfiguration.fileName)
        let read = try ConfigurationReader(known: Set(Checker.rules.map(\.slug))).read(path)
        #expect(read.platforms == [.iOS, .macOS] && read.minimumOS.count == 2 && read.sdk == Version("26"))
        #expect(read.exclude.count == 1 && read.isStrict && read.baseline?.hasSuffix("/picker-faults.json") == true)
        #expect(read.skip.count == 2 && read.severities.count == 1)
    }

    @Test func theNearestFileCounts() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let (outer, inner) = (CheckConfiguration.fileName, "a/b/" + CheckConfiguration.fileName)
        for name in [outer, inner] { try folder.write("{}", to: name) }
        let file = try folder.write("", to: "a/b/c/A.swift")
        let root = try #require(SourceFiles.absolutePath(of: folder.url.path))
        #expect(CheckConfiguration.nearest(to: file) == "\(root)/\(inner)")
        #expect(CheckConfiguration.nearest(to: folder.url.path + "/a/New.swift") == "\(root)/\(outer)")
        #expect(CheckConfiguration.nearest(to: folder.url.path) == "\(root)/\(outer)")
    }

    @Test("A mark before the text is none of it, and a path from the root is taken as it is")
    func oddButRight() throws {
        #expect(try read("\u{FEFF}{\r\n\"strict\": true\r\n}\r\n").isStrict)
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let path = try folder.write("{\"baseline\": \"/old.json\"}", to: CheckConfiguration.fileName)
        #expect(try ConfigurationReader(known: Self.known).read(path).baseline == "/old.json")
    }

    @Test("What is no text file is told as what it is")
    func unreadable() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let (pipe, loop) = (folder.url.appending(path: "pipe").path, folder.url.appending(path: "loop").path)
        #expect(mkfifo(pipe, 0o600) == 0)
        try FileManager.default.createSymbolicLink(atPath: loop, withDestinationPath: "loop")
        let data = try folder.write("{\0}", to: "data")
        for (path, reason) in [
            (folder.url.path, ReadingFailure.system(EISDIR)), (pipe, .notRegular), (loop, .system(ELOOP)),
            (data, .notText), (folder.url.appending(path: "none").path, .system(ENOENT)),
        ] {
            #expect(throws: SettingsFileProblem(path: path, line: nil, fault: .unreadable(reason))) {
                try ConfigurationReader(known: Self.known).read(path)
            }
            #expect(throws: SettingsFileProblem(path: path, line: nil, fault: .unreadable(reason))) {
                try Baseline(contentsOf: path)
            }
        }
    }
}
