// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "PickerDoctor",
    platforms: [.macOS(.v14)],
    products: [
        .library(name: "PickerHelp", targets: ["PickerHelp"]),
        .executable(name: "picker-doctor", targets: ["picker-doctor"]),
        .executable(name: "knowledge-author", targets: ["knowledge-author"]),
    ],
    targets: [
        // Values
        .target(name: "KnowledgeModel"),

        // Lower
        .systemLibrary(
            name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
        .systemLibrary(
            name: "CCommonMark", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
        .target(name: "SQLiteAccess", dependencies: ["CSQLite"]),
        .target(name: "MarkdownReading", dependencies: ["CCommonMark"]),
        .target(name: "FileReplacing"),
        // What a running sample reports; the evaluator of the stand-in, which is no part of the package, has it too.
        .target(name: "EvaluationReport", path: "Tests/StandIn/EvaluationReport"),

        // Engines
        .target(name: "KnowledgeFormat", dependencies: ["KnowledgeModel", "MarkdownReading"]),
        .target(
            name: "KnowledgeStore", dependencies: ["KnowledgeModel", "CSQLite", "SQLiteAccess"]),
        .target(name: "Interview", dependencies: ["KnowledgeModel"]),

        // Use case
        .target(
            name: "SampleJudging", dependencies: ["KnowledgeFormat", "EvaluationReport"]),
        .target(
            name: "PickerHelp", dependencies: ["KnowledgeModel", "KnowledgeStore", "Interview"],
            plugins: ["BuildKnowledge"]),

        // Faces
        .target(name: "MachineOutput", dependencies: ["PickerHelp"]),
        .target(name: "CommandLineSyntax", dependencies: ["KnowledgeModel", "Rendering"]),
        .target(name: "Rendering", dependencies: ["MarkdownReading"]),
        .target(
            name: "CommandLineFace",
            dependencies: [
                "PickerHelp", "MachineOutput", "CommandLineSyntax", "Rendering", "MarkdownReading", "FileReplacing",
            ]),

        // Programs
        .executableTarget(name: "picker-doctor", dependencies: ["CommandLineFace"]),
        .executableTarget(
            name: "knowledge-author",
            dependencies: [
                "KnowledgeModel", "KnowledgeFormat", "KnowledgeStore", "SQLiteAccess", "FileReplacing",
                "MarkdownReading", "SampleJudging",
                "CommandLineSyntax", "Rendering",
            ]),
        .plugin(
            name: "BuildKnowledge", capability: .buildTool(), dependencies: ["knowledge-author"],
            path: "Sources/BuildKnowledge"),

        // Tests
        .testTarget(name: "HouseTests"),
        .testTarget(name: "FileReplacingTests", dependencies: ["FileReplacing"]),
        .target(name: "Samples", dependencies: ["SampleJudging", "KnowledgeFormat"], path: "Tests/Samples"),
        .testTarget(name: "SampleTests", dependencies: ["Samples", "SampleJudging"]),
        .testTarget(
            name: "EvaluationTests",
            dependencies: ["Samples", "SampleJudging", "EvaluationReport", "KnowledgeFormat"],
            exclude: ["reports.jsonl"]),
        .testTarget(name: "SQLiteAccessTests", dependencies: ["SQLiteAccess"]),
        .testTarget(
            name: "KnowledgeFormatTests", dependencies: ["KnowledgeModel", "KnowledgeFormat", "MarkdownReading"],
            exclude: ["Malformed"]),
        .testTarget(
            name: "KnowledgeStoreTests",
            dependencies: ["KnowledgeModel", "KnowledgeFormat", "KnowledgeStore", "MarkdownReading", "SQLiteAccess"]),
        .testTarget(name: "InterviewTests", dependencies: ["Interview", "KnowledgeFormat", "KnowledgeModel"]),
        .testTarget(name: "MachineOutputTests", dependencies: ["MachineOutput", "PickerHelp"]),
        .testTarget(name: "PickerHelpTests", dependencies: ["PickerHelp", "SQLiteAccess"], exclude: ["reports.tsv"]),
        .testTarget(
            name: "CommandLineSyntaxTests", dependencies: ["CommandLineSyntax", "KnowledgeModel", "Rendering"]),
        .testTarget(
            name: "CommandLineFaceTests",
            dependencies: [
                "CommandLineFace", "CommandLineSyntax", "PickerHelp", "Rendering", "Samples", "picker-doctor",
                "knowledge-author",
            ]),
        .testTarget(name: "RenderingTests", dependencies: ["Rendering", "MarkdownReading"]),
    ],
    swiftLanguageModes: [.v6]
)
