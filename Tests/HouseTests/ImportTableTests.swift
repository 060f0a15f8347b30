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
        "KnowledgeFormat": ["KnowledgeModel", "MarkdownReading"],
        "KnowledgeStore": ["KnowledgeModel", "CSQLite", "SQLiteAccess", "MarkdownReading"],
        "Interview": ["KnowledgeModel"],
        "PickerHelp": ["KnowledgeModel", "KnowledgeStore", "Interview"],
        "MachineOutput": ["PickerHelp"],
        "CommandLineSyntax": ["KnowledgeModel"],
        "Rendering": ["KnowledgeModel", "MarkdownReading"],
        "CommandLineFace": ["PickerHelp", "MachineOutput", "CommandLineSyntax", "Rendering", "MarkdownReading"],
        "picker-doctor": ["CommandLineFace"],
        "knowledge-author": [
            "KnowledgeModel", "KnowledgeFormat", "KnowledgeStore", "CommandLineSyntax", "Rendering", "CommandLineFace",
        ],
        "BuildKnowledge": [],
    ]

    /// Modules from outside the package, with the modules that may import them.
    static let outside: [String: Set<String>] = [
        "Foundation": [
            "BuildKnowledge", "PickerHelp", "KnowledgeFormat", "MachineOutput", "CommandLineFace", "knowledge-author",
        ],
        "FoundationEssentials": ["KnowledgeFormat", "MachineOutput", "CommandLineFace", "knowledge-author"],
        "PackagePlugin": ["BuildKnowledge"],
        "Glibc": ["PickerHelp", "Interview", "Rendering", "CommandLineFace", "knowledge-author", "picker-doctor"],
        "Musl": ["PickerHelp", "Interview", "Rendering", "CommandLineFace", "knowledge-author", "picker-doctor"],
        "Darwin": ["PickerHelp", "Interview", "Rendering", "CommandLineFace", "knowledge-author", "picker-doctor"],
        "Dispatch": ["CommandLineFace"],
    ]

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
