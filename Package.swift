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

        // Engines
        .target(name: "KnowledgeFormat", dependencies: ["KnowledgeModel", "MarkdownReading"]),

        // Programs
        .executableTarget(name: "knowledge-author", dependencies: ["KnowledgeModel", "KnowledgeFormat"]),

        // Tests
        .testTarget(
            name: "KnowledgeFormatTests", dependencies: ["KnowledgeModel", "KnowledgeFormat", "MarkdownReading"],
            exclude: ["Malformed"]),
    ],
    swiftLanguageModes: [.v6]
)
