import Foundation

/// The stand-in SwiftUI, built once for all tests.
package struct StandIn: Sendable {
    /// SwiftUI by the SDK that compiles.
    package enum Variant: String, CaseIterable, Sendable {
        /// Before `tag(_:includeOptional:)`, up to Xcode 15.
        case before
        /// Since it, from Xcode 16.
        case since
    }

    package struct CannotBuild: Error {
        var output: String
    }

    /// The folder with a folder of modules for each variant.
    package var folder: URL

    /// Builds it, or takes what is built already from the same sources.
    package static func make() throws -> StandIn { try shared.get() }

    private static let shared = Result {
        let folder = Project.root.appending(path: ".build/stand-in")
        let script = Project.root.appending(path: "Scripts/stand-in").path
        let run = try CommandRun.run("sh", [script, folder.path])
        guard run.status == 0 else { throw CannotBuild(output: run.output) }
        return StandIn(folder: folder)
    }

    /// The folder with a variant's modules and libraries.
    package func folder(_ variant: Variant) -> URL { folder.appending(path: variant.rawValue) }

    /// The compiler's arguments for judging files over a variant.
    package func arguments(_ variant: Variant) -> [String] {
        [
            "-typecheck", "-wmo", "-parse-as-library", "-swift-version", "6", "-diagnostic-style", "llvm", "-I",
            folder(variant).path,
        ]
    }
}
