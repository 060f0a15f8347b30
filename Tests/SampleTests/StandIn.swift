import Foundation

/// The stand-in SwiftUI, built once for all tests.
struct StandIn: Sendable {
    /// SwiftUI by the SDK that compiles.
    enum Variant: String, CaseIterable, Sendable {
        /// Before `tag(_:includeOptional:)`, up to Xcode 15.
        case before
        /// Since it, from Xcode 16.
        case since
    }

    struct CannotBuild: Error {
        var output: String
    }

    /// The folder with a folder of modules for each variant.
    var folder: URL

    /// Builds it, or takes what is built already from the same sources.
    static func make() throws -> StandIn { try shared.get() }

    private static let shared = Result {
        let folder = Project.root.appending(path: ".build/stand-in")
        let script = Project.root.appending(path: "Scripts/stand-in").path
        let run = try CommandRun.run("sh", [script, folder.path])
        guard run.status == 0 else { throw CannotBuild(output: run.output) }
        return StandIn(folder: folder)
    }

    /// The compiler's arguments for judging files over a variant.
    func arguments(_ variant: Variant) -> [String] {
        [
            "-typecheck", "-wmo", "-parse-as-library", "-swift-version", "6", "-diagnostic-style", "llvm", "-I",
            folder.appending(path: variant.rawValue).path,
        ]
    }
}
