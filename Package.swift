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
        .target(name: "SQLiteAccess", dependencies: ["CSQLite"]),
        .target(name: "MarkdownReading", dependencies: ["CCommonMark"]),

        // Engines
        .target(
            name: "KnowledgeStore", dependencies: ["KnowledgeModel", "CSQLite", "SQLiteAccess", "MarkdownReading"]),

        // Use case
        .target(name: "PickerHelp", dependencies: ["KnowledgeModel", "KnowledgeStore"]),

        // Faces
        .target(name: "MachineOutput", dependencies: ["PickerHelp"]),

        // Tests
        .testTarget(name: "HouseTests"),
        .testTarget(name: "SQLiteAccessTests", dependencies: ["SQLiteAccess"]),
        .testTarget(name: "KnowledgeStoreTests", dependencies: ["KnowledgeModel", "KnowledgeStore", "SQLiteAccess"]),
    ],
    swiftLanguageModes: [.v6]
)
