// swift-tools-version: 6.0
import Foundation
import PackageDescription

/// The toolchain's folder `lib/swift/host`, which holds SwiftSyntax as shared libraries: found from the `swift` on PATH.
let hostLibraries: String? = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").lazy
        .map { URL(fileURLWithPath: String($0)).appendingPathComponent("swift").resolvingSymlinksInPath() }
        .map { $0.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("lib/swift/host") }
        .first { FileManager.default.fileExists(atPath: $0.appendingPathComponent("libSwiftSyntax.so").path) }?
        .path
}()

#if os(Linux)
    let syntaxPackages: [Package.Dependency] = []
    let syntaxProducts: [Target.Dependency] = []
    let syntaxReading: [SwiftSetting] = hostLibraries.map { [.unsafeFlags(["-I", $0])] } ?? []
    let syntaxLinking: [LinkerSetting] =
        hostLibraries.map { folder in
            let libraries = ["SwiftIfConfig", "SwiftParser", "SwiftSyntax"]
            return [
                .unsafeFlags(
                    ["-L", folder] + libraries.map { "-l\($0)" } + ["-Xlinker", "-rpath", "-Xlinker", folder])
            ]
        } ?? []
#else
    let syntaxPackages: [Package.Dependency] = [
        .package(url: "https://github.com/swiftlang/swift-syntax.git", "600.0.0"..<"700.0.0")
    ]
    let syntaxProducts: [Target.Dependency] = ["SwiftIfConfig", "SwiftParser", "SwiftSyntax"]
        .map { .product(name: $0, package: "swift-syntax") }
    let syntaxReading: [SwiftSetting] = []
    let syntaxLinking: [LinkerSetting] = []
#endif

let package = Package(
    name: "PickerDoctor",
    platforms: [.macOS(.v14)],
    products: [
        .library(name: "PickerHelp", targets: ["PickerHelp"]),
        .executable(name: "picker-doctor", targets: ["picker-doctor"]),
        .executable(name: "knowledge-author", targets: ["knowledge-author"]),
        .library(name: "PickerCheck", targets: ["PickerCheck"]),
        .executable(name: "picker-doctor-source", targets: ["picker-doctor-source"]),
    ],
    dependencies: syntaxPackages,
    targets: [
        // Values
        .target(name: "KnowledgeModel"),
        .target(name: "Findings", dependencies: ["KnowledgeModel"]),

        // Lower
        .systemLibrary(
            name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
        .systemLibrary(
            name: "CCommonMark", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
        .target(name: "SQLiteAccess", dependencies: ["CSQLite"]),
        .target(name: "MarkdownReading", dependencies: ["CCommonMark"]),
        .target(name: "FileReplacing"),
        .target(name: "JSONSyntax", dependencies: ["KnowledgeModel"]),
        .target(
            name: "SourceReading", dependencies: ["KnowledgeModel", "Findings"] + syntaxProducts,
            swiftSettings: syntaxReading, linkerSettings: syntaxLinking),
        // What a running sample reports; the evaluator of the stand-in, which is no part of the package, has it too.
        .target(name: "EvaluationReport", path: "Tests/StandIn/EvaluationReport"),

        // Engines
        .target(name: "Patterns", dependencies: ["KnowledgeModel"]),
        .target(
            name: "KnowledgeFormat", dependencies: ["KnowledgeModel", "JSONSyntax", "MarkdownReading", "Patterns"]),
        .target(
            name: "KnowledgeStore", dependencies: ["KnowledgeModel", "CSQLite", "SQLiteAccess"]),
        .target(name: "Interview", dependencies: ["KnowledgeModel"]),
        .target(name: "StyleAdvice", dependencies: ["KnowledgeModel"]),

        .target(
            name: "SourceChecks", dependencies: ["KnowledgeModel", "Findings", "SourceReading"] + syntaxProducts,
            swiftSettings: syntaxReading),

        // Use case
        .target(
            name: "SampleJudging", dependencies: ["KnowledgeModel", "KnowledgeFormat", "Patterns", "EvaluationReport"]),
        .target(
            name: "PickerHelp",
            dependencies: ["KnowledgeModel", "KnowledgeStore", "Interview", "Patterns", "StyleAdvice"],
            plugins: ["BuildKnowledge"]),

        .target(
            name: "PickerCheck",
            dependencies: [
                "KnowledgeModel", "Findings", "SourceReading", "SourceChecks", "FileReplacing", "JSONSyntax",
            ],
            swiftSettings: syntaxReading),

        // Faces
        .target(name: "MachineOutput", dependencies: ["PickerHelp"]),
        .target(name: "CommandLineSyntax", dependencies: ["KnowledgeModel", "Rendering"]),
        .target(name: "Rendering", dependencies: ["MarkdownReading"]),
        .target(name: "TerminalAccess", dependencies: ["KnowledgeModel", "Rendering"]),
        .target(
            name: "SourceCommandLine", dependencies: ["KnowledgeModel", "Findings", "CommandLineSyntax"]),
        .target(
            name: "FindingReports",
            dependencies: ["KnowledgeModel", "Findings", "PickerCheck", "JSONSyntax", "Rendering"],
            swiftSettings: syntaxReading),
        .target(
            name: "SourceCommandFace",
            dependencies: [
                "KnowledgeModel", "PickerCheck", "JSONSyntax", "FindingReports", "SourceCommandLine",
                "CommandLineSyntax", "Rendering", "TerminalAccess",
            ],
            swiftSettings: syntaxReading),
        .target(
            name: "CommandLineFace",
            dependencies: [
                "PickerHelp", "MachineOutput", "CommandLineSyntax", "SourceCommandLine", "Rendering", "TerminalAccess",
                "MarkdownReading", "FileReplacing",
            ]),

        // Programs
        .executableTarget(name: "picker-doctor", dependencies: ["CommandLineFace"]),
        .executableTarget(
            name: "picker-doctor-source", dependencies: ["SourceCommandFace"], swiftSettings: syntaxReading),
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
        .testTarget(name: "JSONSyntaxTests", dependencies: ["JSONSyntax"]),
        .testTarget(
            name: "PickerCheckTests", dependencies: ["PickerCheck", "SourceReading", "JSONSyntax"],
            swiftSettings: syntaxReading),
        .testTarget(
            name: "FindingReportsTests", dependencies: ["FindingReports", "PickerCheck", "Rendering"],
            exclude: ["Golden"], swiftSettings: syntaxReading),
        .testTarget(
            name: "EvaluationTests",
            dependencies: ["Samples", "SampleJudging", "EvaluationReport", "KnowledgeFormat"],
            exclude: ["reports.jsonl"]),
        .testTarget(
            name: "CompilerTruthTests", dependencies: ["PickerCheck", "Samples", "SampleJudging"],
            swiftSettings: syntaxReading),
        .executableTarget(
            name: "measure-check",
            dependencies: ["PickerCheck", "SourceChecks", "SourceReading", "Findings", "KnowledgeModel"]
                + syntaxProducts, path: "Tests/Measuring",
            swiftSettings: syntaxReading, linkerSettings: syntaxLinking),
        .testTarget(
            name: "SourceReadingTests", dependencies: ["SourceReading", "Findings", "Samples"] + syntaxProducts,
            swiftSettings: syntaxReading),
        .testTarget(
            name: "SourceChecksTests",
            dependencies: [
                "Samples", "SampleJudging", "KnowledgeFormat", "KnowledgeModel", "Findings", "SourceReading",
                "SourceChecks", "PickerCheck",
            ], exclude: ["reports.jsonl"], swiftSettings: syntaxReading),
        .testTarget(name: "SQLiteAccessTests", dependencies: ["SQLiteAccess"]),
        .testTarget(
            name: "KnowledgeFormatTests", dependencies: ["KnowledgeModel", "KnowledgeFormat", "MarkdownReading"],
            exclude: ["Malformed"]),
        .testTarget(
            name: "PatternTests",
            dependencies: [
                "Patterns", "KnowledgeModel", "KnowledgeFormat", "SampleJudging", "EvaluationReport", "Samples",
                "PickerCheck", "PickerHelp",
            ], swiftSettings: syntaxReading),
        .testTarget(
            name: "KnowledgeStoreTests",
            dependencies: ["KnowledgeModel", "KnowledgeFormat", "KnowledgeStore", "MarkdownReading", "SQLiteAccess"]),
        .testTarget(name: "StyleAdviceTests", dependencies: ["StyleAdvice", "KnowledgeModel"]),
        .testTarget(name: "InterviewTests", dependencies: ["Interview", "KnowledgeFormat", "KnowledgeModel"]),
        .testTarget(name: "MachineOutputTests", dependencies: ["MachineOutput", "PickerHelp"]),
        .testTarget(
            name: "PickerHelpTests",
            dependencies: ["PickerHelp", "Patterns", "StyleAdvice", "KnowledgeModel", "SQLiteAccess"],
            exclude: ["reports.tsv"]),
        .testTarget(
            name: "CommandLineSyntaxTests", dependencies: ["CommandLineSyntax", "KnowledgeModel", "Rendering"]),
        .testTarget(
            name: "CommandLineFaceTests",
            dependencies: [
                "CommandLineFace", "CommandLineSyntax", "SourceCommandLine", "PickerHelp", "Rendering", "Samples",
                "Findings", "picker-doctor", "picker-doctor-source", "knowledge-author",
            ], exclude: ["Golden"]),
        .testTarget(name: "RenderingTests", dependencies: ["Rendering", "MarkdownReading"]),
    ],
    swiftLanguageModes: [.v6]
)
