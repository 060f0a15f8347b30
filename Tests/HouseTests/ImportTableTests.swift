import Foundation
import Testing

/// Who may import whom: a module sees only rows below its own.
struct ImportTableTests {
    /// The rows of the house from the ground up, with what each module may import of the package.
    static let table: [String: Set<String>] = [
        "KnowledgeModel": [],
        "Findings": ["KnowledgeModel"],
        "CSQLite": [],
        "CCommonMark": [],
        "SQLiteAccess": ["CSQLite"],
        "MarkdownReading": ["CCommonMark"],
        "FileReplacing": [],
        "EvaluationReport": [],
        "JSONSyntax": ["KnowledgeModel"],
        "SourceReading": ["KnowledgeModel", "Findings"],
        "Patterns": ["KnowledgeModel"],
        "KnowledgeFormat": ["KnowledgeModel", "JSONSyntax", "MarkdownReading", "Patterns"],
        "KnowledgeStore": ["KnowledgeModel", "CSQLite", "SQLiteAccess"],
        "Interview": ["KnowledgeModel"],
        "StyleAdvice": ["KnowledgeModel"],
        "SourceChecks": ["KnowledgeModel", "Findings", "SourceReading"],
        "PickerHelp": ["KnowledgeModel", "KnowledgeStore", "Interview", "Patterns", "StyleAdvice"],
        "SampleJudging": ["KnowledgeModel", "KnowledgeFormat", "Patterns", "EvaluationReport"],
        "PickerCheck": [
            "KnowledgeModel", "Findings", "SourceReading", "SourceChecks", "FileReplacing", "JSONSyntax",
        ],
        "MachineOutput": ["PickerHelp"],
        "Rendering": ["MarkdownReading"],
        "TerminalAccess": ["KnowledgeModel", "Rendering"],
        "CommandLineSyntax": ["KnowledgeModel", "Rendering"],
        "SourceCommandLine": ["KnowledgeModel", "Findings", "CommandLineSyntax"],
        "FindingReports": ["KnowledgeModel", "Findings", "PickerCheck", "JSONSyntax", "Rendering"],
        "CommandLineFace": [
            "PickerHelp", "MachineOutput", "CommandLineSyntax", "SourceCommandLine", "Rendering", "TerminalAccess",
            "MarkdownReading", "FileReplacing",
        ],
        "SourceCommandFace": [
            "KnowledgeModel", "PickerCheck", "JSONSyntax", "FindingReports", "SourceCommandLine", "CommandLineSyntax",
            "Rendering", "TerminalAccess",
        ],
        "picker-doctor": ["CommandLineFace"],
        "picker-doctor-source": ["SourceCommandFace"],
        "knowledge-author": [
            "KnowledgeModel", "KnowledgeFormat", "KnowledgeStore", "SQLiteAccess", "MarkdownReading",
            "FileReplacing", "SampleJudging", "CommandLineSyntax", "Rendering",
        ],
        "BuildKnowledge": [],
    ]

    /// The system's C library, under its names on the platforms.
    static let systemLibraries: Set<String> = ["Glibc", "Musl", "Darwin"]

    /// Modules from outside the package, with the modules that may import them.
    static let outside: [String: Set<String>] = {
        let foundation: Set<String> = ["KnowledgeFormat", "MachineOutput", "CommandLineFace", "knowledge-author"]
        let system: Set<String> = [
            "FileReplacing", "KnowledgeStore", "Interview", "PickerHelp", "SourceReading", "PickerCheck",
            "TerminalAccess",
            "SourceCommandLine", "CommandLineFace", "SourceCommandFace", "knowledge-author",
        ]
        // The only doors to SwiftSyntax.
        let syntax: Set<String> = ["SourceReading", "SourceChecks"]
        return [
            "Foundation": foundation.union(["BuildKnowledge", "PickerHelp"]).union(programStarters.keys),
            "FoundationEssentials": foundation,
            "PackagePlugin": ["BuildKnowledge"], "Glibc": system, "Musl": system, "Darwin": system,
            "SwiftSyntax": syntax, "SwiftParser": ["SourceReading"],
            "Synchronization": ["SourceReading", "PickerCheck"],
            "SwiftIfConfig": ["SourceReading"],
        ]
    }()

    /// Modules that start other programs, for which there is only `Process` of all of Foundation, with the modules that may
    /// have them: never what people run.
    static let programStarters: [String: Set<String>] = ["SampleJudging": ["knowledge-author"]]

    @Test func onlyTheAuthorsToolStartsPrograms() {
        for (module, users) in Self.programStarters {
            let found = Self.table.keys.filter { Self.reachable(from: $0).contains(module) }
            #expect(Set(found) == users, "\(module) brings all of Foundation with it")
        }
    }

    /// All of Foundation costs every start of the program: on Linux only the plugin and what starts programs may have it.
    @Test func allOfFoundationIsImportedElsewhereOnly() throws {
        let free = ["BuildKnowledge"] + Self.programStarters.keys
        for file in try Tree.swiftFiles(below: "Sources")
        where !free.contains(where: { file.path.hasPrefix("Sources/\($0)/") }) {
            for (number, line) in file.lines.enumerated() where line.drop(while: { $0 == " " }) == "import Foundation" {
                let previous = file.lines[..<number].last { !$0.isEmpty } ?? ""
                #expect(
                    previous.hasPrefix("#else") || previous.hasPrefix("#if canImport(Darwin)"),
                    "\(file.path):\(number + 1) must import FoundationEssentials where there is one")
            }
        }
    }

    @Test func everyImportIsAllowed() throws {
        var seen = 0
        for file in try Tree.swiftFiles(below: "Sources") {
            let module = file.path.split(separator: "/")[1]
            let allowed = try #require(Self.table[String(module)], "\(module) is missing in the import table")
            for imported in file.imports {
                seen += 1
                let isAllowed =
                    allowed.contains(imported) || Self.outside[imported]?.contains(String(module)) == true
                #expect(isAllowed, "\(file.path) must not import \(imported)")
            }
        }
        #expect(seen > 20)
    }

    @Test func theTableHasNoCycleAndNoUnknownModule() {
        for (module, imports) in Self.table {
            for imported in imports {
                #expect(Self.table[imported] != nil, "\(module) may import \(imported), which does not exist")
                #expect(!Self.reachable(from: imported).contains(module), "\(module) and \(imported) import each other")
            }
        }
    }

    private static func reachable(from module: String) -> Set<String> {
        var reached: Set<String> = []
        var open = [module]
        while let next = open.popLast() {
            for imported in table[next] ?? [] where reached.insert(imported).inserted { open.append(imported) }
        }
        return reached
    }
}
