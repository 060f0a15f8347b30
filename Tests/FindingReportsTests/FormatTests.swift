import Foundation
import PickerCheck
import Testing

@testable import FindingReports

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Each form of one report, byte for byte.
struct FormatTests {
    static let source = """
        struct A: View {
        \tvar body: some View { Text("选").tag("x|y") }
        }

        """

    /// A report with every severity, wide characters, a repair, and text that wants to be markup.
    static func report(_ format: ReportFormat, language: Language = .english) throws -> FindingReport {
        let path = "Sources/a b,c:d.swift"
        func span(_ from: Int, _ to: Int) throws -> SourceSpan {
            let lines = SourceLines([(path, Array(source.utf8))])
            return SourceSpan(
                path: path, start: try #require(lines.location(of: from, in: path)),
                end: try #require(lines.location(of: to, in: path)))
        }
        let tag = try #require(source.utf8.firstRange(of: Array("\"x|y\"".utf8)))
        let start = source.utf8.distance(from: source.startIndex, to: tag.lowerBound)
        let mismatch = Finding(
            slug: try #require(Slug("tag-type-mismatch")), severity: .error, span: try span(start, start + 5),
            message: Localized(english: "tag \"x|y\" is <String>, 100% no Int", chinese: "tag 的类型有误"),
            why: Localized(english: "It never matches.", chinese: "永远对不上。"),
            repair: Repair(
                isSafe: true, title: Localized(english: "Tag it with 1", chinese: "改为 1"),
                edits: [Edit(range: start..<(start + 5), replacement: "1")]))
        let escape = Finding(
            slug: try #require(Slug("empty-title")), severity: .warning, span: try span(0, 20),
            message: Localized(english: "title\u{1B}[31m & \u{202E}more", chinese: "标题为空"),
            why: Localized(english: "Nobody can read it.", chinese: "没人看得见。"))
        let advice = Finding(
            slug: try #require(Slug("style-choice")), severity: .advice, span: try span(7, 8),
            message: Localized(english: "a menu is better", chinese: "用菜单更好"),
            why: Localized(english: "There are many options.", chinese: "选项很多。"))
        var elsewhere = Finding(
            slug: try #require(Slug("plain-tag")), severity: .error, span: try span(start, start + 5),
            message: Localized(english: "the tag is plain", chinese: "tag 不是可选的"),
            why: Localized(english: "Nobody looks there.", chinese: "没人看那里。"))
        elsewhere.sdk = try #require(VersionInterval(since: nil, before: .includeOptionalSDK))
        var summary = CheckSummary()
        (summary.files, summary.pickers) = (2, 1)
        return FindingReport(
            CheckReport(
                findings: [escape, advice, mismatch], summary: summary,
                unreadable: [
                    UnreadableFile(path: "No\u{1B}.swift", reason: .system(13)),
                    UnreadableFile(path: "Deep.swift", reason: .partTooDeep(line: 7)),
                ], invalid: [try span(7, 7)], elsewhere: [elsewhere]), least: format.leastSeverity,
            rules: [
                CheckRule(
                    slug: mismatch.slug, severity: .error, repair: .fixable,
                    summary: Localized(english: "A tag of another type", chinese: "类型不同的 tag"))
            ], lines: SourceLines([(path, Array(source.utf8))]), version: "9.9", language: language)
    }

    private static func empty(_ format: ReportFormat) -> String {
        FindingReport(
            CheckReport(findings: [], summary: CheckSummary()), rules: [], lines: SourceLines([]), version: "9.9",
            language: .english
        ).text(in: format)
    }

    static let forms: [(ReportFormat, Language)] =
        ReportFormat.allCases.map { ($0, .english) } + [(.text, .chinese), (.markdown, .chinese), (.xcode, .chinese)]

    @Test("The form is what it was", arguments: forms)
    func golden(format: ReportFormat, language: Language) throws {
        let name = "\(format.rawValue)-\(language.rawValue).txt"
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden/\(name)")
        let text = try Self.report(format, language: language).text(in: format)
        if ProcessInfo.processInfo.environment["PICKER_DOCTOR_WRITE_GOLDEN"] != nil {
            try Data(text.utf8).write(to: file)
        }
        let expected = try String(contentsOf: file, encoding: .utf8)
        #expect(text == expected, "if it is meant: PICKER_DOCTOR_WRITE_GOLDEN=1 swift test --filter FormatTests")
    }

    @Test("Nothing of the user's acts on a terminal or turns text round", arguments: forms)
    func controls(format: ReportFormat, language: Language) throws {
        let text = try Self.report(format, language: language).text(in: format)
        let isSafe = text.unicodeScalars.allSatisfy {
            $0 == "\n" || ($0.value >= 0x20 && $0 != "\u{202E}" && $0.value != 0x7F)
        }
        #expect(isSafe)
    }

    @Test("The XML is well-formed and says what was found", arguments: [ReportFormat.checkstyle, .junit])
    func xml(format: ReportFormat) throws {
        for (text, count) in [(try Self.report(format).text(in: format), 2), (Self.empty(format), 0)] {
            let reader = XMLReader()
            let parser = XMLParser(data: Data(text.utf8))
            parser.delegate = reader
            #expect(parser.parse(), "\(String(describing: parser.parserError))")
            #expect(reader.elements.count { $0.name == (format == .checkstyle ? "error" : "failure") } == count)
            if count > 0 {
                #expect(reader.elements.contains { $0.attributes["message"] == "tag \"x|y\" is <String>, 100% no Int" })
            }
        }
    }

    @Test("The JSON is JSON", arguments: [ReportFormat.json, .sarif])
    func json(format: ReportFormat) throws {
        for text in [try Self.report(format).text(in: format), Self.empty(format)] {
            #expect(try JSONSerialization.jsonObject(with: Data(text.utf8)) is [String: Any])
        }
    }

    @Test("Columns of SARIF are counted as it declares, and its rules are found by index")
    func sarif() throws {
        let text = try Self.report(.sarif).text(in: .sarif)
        let log = try JSONDecoder().decode(SARIFLog.self, from: Data(text.utf8))
        let run = try #require(log.runs.first)
        #expect(log.version == "2.1.0")
        #expect(run.columnKind == "utf16CodeUnits")
        for result in run.results { #expect(run.tool.driver.rules[result.ruleIndex].id == result.ruleId) }
        let region = try #require(run.results.last?.locations.first?.physicalLocation.region)
        let line = Array(Self.source.split(separator: "\n")[region.startLine - 1].utf16)
        let marked = line[(region.startColumn - 1)..<(region.endColumn - 1)]
        #expect(String(decoding: marked, as: UTF16.self) == "\"x|y\"")
    }

    @Test("Advice is left out where a build is annotated", arguments: ReportFormat.allCases)
    func advice(format: ReportFormat) throws {
        let isIn = try Self.report(format).text(in: format).contains("style-choice")
        #expect(isIn == [.text, .xcode, .json, .markdown].contains(format))
    }
}

/// Keeps the elements of an XML text.
private final class XMLReader: NSObject, XMLParserDelegate {
    private(set) var elements: [(name: String, attributes: [String: String])] = []

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        elements.append((name, attributes))
    }
}

/// The parts of SARIF that the test looks at.
private struct SARIFLog: Decodable {
    struct Run: Decodable {
        var columnKind: String
        var results: [Result]
        var tool: Tool
    }

    struct Tool: Decodable {
        struct Rule: Decodable { var id: String }
        struct Driver: Decodable { var rules: [Rule] }
        var driver: Driver
    }

    struct Result: Decodable {
        struct Location: Decodable { var physicalLocation: Physical }
        struct Physical: Decodable { var region: Region }
        struct Region: Decodable { var startLine, startColumn, endLine, endColumn: Int }
        var ruleId: String
        var ruleIndex: Int
        var locations: [Location]
    }

    var version: String
    var runs: [Run]
}
