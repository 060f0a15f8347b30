import Foundation

/// The stand-in SwiftUI, built from the sources beside the knowledge.
package struct StandIn: Sendable {
    /// SwiftUI by the SDK that compiles.
    package enum Variant: String, CaseIterable, Sendable {
        /// Before `tag(_:includeOptional:)`, up to Xcode 15.
        case before
        /// Since it, from Xcode 16.
        case since
    }

    /// Why there is none.
    package enum Failure: Error, Hashable, Sendable {
        /// No `swiftc` stands in the search path.
        case noCompiler
        /// What is needed and does not lie in the root, as a path from there.
        case missing(path: String, root: String)
        case notBuilt(output: String)
    }

    /// The folder with a folder of modules for each variant.
    package var folder: URL

    /// Builds it, or takes what is built already from the same sources.
    ///
    /// - Parameter root: the folder in which `Scripts/stand-in` and `Tests/StandIn` lie; what is built goes below `.build`.
    /// - Throws: `Failure`.
    package static func make(root: URL) throws(Failure) -> StandIn {
        guard CommandRun.canFind("swiftc") else { throw .noCompiler }
        for path in ["Scripts/stand-in", "Tests/StandIn/SwiftUI", "Tests/StandIn/Evaluation"]
        where !FileManager.default.fileExists(atPath: root.appending(path: path).path) {
            throw .missing(path: path, root: root.path)
        }
        let folder = root.appending(path: ".build/stand-in")
        let script = root.appending(path: "Scripts/stand-in").path
        let run: CommandRun
        do { run = try CommandRun.run("sh", [script, folder.path]) } catch { throw .notBuilt(output: "\(error)") }
        guard run.status == 0 else { throw .notBuilt(output: run.output) }
        return StandIn(folder: folder)
    }

    /// The folder with a variant's modules and libraries.
    package func folder(_ variant: Variant) -> URL { folder.appending(path: variant.rawValue) }

    /// The compiler's arguments for judging files over a variant.
    package func arguments(_ variant: Variant) -> [String] {
        [
            "-typecheck", "-wmo", "-parse-as-library", "-swift-version", "6", "-diagnostic-style", "llvm", "-I",
            folder(variant).path,
        ] + macroArguments(variant)
    }

    /// The compiler's arguments for the macros of the stand-in SwiftData.
    func macroArguments(_ variant: Variant) -> [String] {
        ["-load-plugin-library", folder(variant).appending(path: "libSwiftDataMacros.so").path]
    }
}
