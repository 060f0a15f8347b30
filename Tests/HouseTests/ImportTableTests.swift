import Foundation
import Testing

/// Who may import whom: a module sees only rows below its own.
struct ImportTableTests {
    /// The rows of the house from the ground up, with what each module may import of the package.
    static let table: [String: Set<String>] = [
        "KnowledgeModel": [],
        "CSQLite": [],
        "CCommonMark": [],
        "SQLiteAccess": ["CSQLite"],
        "MarkdownReading": ["CCommonMark"],
        "FileReplacing": [],
        "KnowledgeFormat": ["KnowledgeModel", "MarkdownReading"],
        "KnowledgeStore": ["KnowledgeModel", "CSQLite", "SQLiteAccess"],
        "Interview": ["KnowledgeModel"],
        "PickerHelp": ["KnowledgeModel", "KnowledgeStore", "Interview"],
        "MachineOutput": ["PickerHelp"],
        "Rendering": ["MarkdownReading"],
        "CommandLineSyntax": ["KnowledgeModel", "Rendering"],
        "CommandLineFace": [
            "PickerHelp", "MachineOutput", "CommandLineSyntax", "Rendering", "MarkdownReading",
            "FileReplacing",
        ],
        "picker-doctor": ["CommandLineFace"],
        "knowledge-author": [
            "KnowledgeModel", "KnowledgeFormat", "KnowledgeStore", "SQLiteAccess", "MarkdownReading",
            "FileReplacing", "CommandLineSyntax", "Rendering",
        ],
        "BuildKnowledge": [],
    ]

    /// The system's C library, under its names on the platforms.
    static let systemLibraries: Set<String> = ["Glibc", "Musl", "Darwin"]

    /// Modules from outside the package, with the modules that may import them.
    static let outside: [String: Set<String>] = {
        let foundation: Set<String> = ["KnowledgeFormat", "MachineOutput", "CommandLineFace", "knowledge-author"]
        let system: Set<String> = [
            "FileReplacing", "KnowledgeStore", "Interview", "PickerHelp", "CommandLineFace", "knowledge-author",
        ]
        return [
            "Foundation": foundation.union(["BuildKnowledge", "PickerHelp"]), "FoundationEssentials": foundation,
            "PackagePlugin": ["BuildKnowledge"], "Glibc": system, "Musl": system, "Darwin": system,
        ]
    }()

    /// All of Foundation costs every start of the program: on Linux only the plugin may have it.
    @Test func allOfFoundationIsImportedElsewhereOnly() throws {
        for file in try Tree.swiftFiles(below: "Sources") where !file.path.hasPrefix("Sources/BuildKnowledge/") {
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
