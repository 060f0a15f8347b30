// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "PickerDoctor",
    platforms: [.macOS(.v14), .iOS(.v17)],
    targets: [
        // Values
        .target(name: "KnowledgeModel"),

        // Lower
        .systemLibrary(
            name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
        .systemLibrary(
            name: "CCommonMark", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
        .target(name: "MarkdownReading", dependencies: ["CCommonMark"]),

        // Faces
        .target(name: "Rendering", dependencies: ["MarkdownReading"]),
        .target(name: "CommandLineSyntax", dependencies: ["KnowledgeModel", "Rendering"]),
        .target(name: "CommandLineFace", dependencies: ["KnowledgeModel", "CommandLineSyntax", "Rendering"]),
        .testTarget(name: "CommandLineFaceTests", dependencies: ["CommandLineFace", "KnowledgeModel", "Rendering"]),
        .testTarget(name: "CommandLineSyntaxTests", dependencies: ["CommandLineSyntax", "KnowledgeModel", "Rendering"]),
        .testTarget(name: "RenderingTests", dependencies: ["Rendering", "MarkdownReading"]),
    ],
    swiftLanguageModes: [.v6]
)
