import Foundation
import SampleJudging
import Samples

/// A generated app with the types that the compiler gives its pickers, tags and loops.
struct AppTruth: Sendable {
    struct Refused: Error, CustomStringConvertible {
        var app: String
        var errors: String
        var description: String { "the compiler does not accept \(app):\n\(errors)" }
    }

    var app: GeneratedApp
    /// For each file of views: the types of its sites, in their order; nil where the compiler names none.
    var types: [[String?]]

    /// All apps, made once for all tests.
    static func all() throws -> [AppTruth] { try made.get() }

    /// The apps, without the compiler's word on them.
    static let apps = (0..<25).map { GeneratedApp(seed: $0, pickers: 200) }

    private static let made = Result {
        let standIn = try Project.standIn()
        let plugins = try macroPlugins()
        return try Workers.map(apps) { try AppTruth(of: $0, standIn: standIn, plugins: plugins) }
    }

    /// Compiles an app and reads the compiler's types.
    ///
    /// - Parameter plugins: the folder with the compiler's macros.
    /// - Throws: `Refused`, and what goes wrong with files and programs.
    init(of app: GeneratedApp, standIn: StandIn, plugins: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "truth-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }

        var arguments = [
            "-frontend", "-dump-ast", "-dump-ast-format", "json", "-suppress-warnings", "-parse-as-library",
            "-swift-version", "6", "-diagnostic-style", "llvm", "-module-name", GeneratedApp.module, "-plugin-path",
            plugins,
            "-I", standIn.folder(.since).path,
        ]
        for file in app.files { try Data(file.text.utf8).write(to: folder.appending(path: file.name)) }
        arguments += app.declarations.map { folder.appending(path: $0.name).path }
        for file in app.views {
            let path = folder.appending(path: file.name).path
            arguments += ["-primary-file", path, "-o", path + ".json"]
        }
        let run = try CommandRun.run("swiftc", arguments)
        guard run.status == 0 else {
            let errors = run.output.split(separator: "\n").filter { $0.contains(": error: ") }
            throw Refused(app: app.name, errors: errors.prefix(20).joined(separator: "\n"))
        }
        let mangled = try app.views.map { file in
            let dump = try Data(contentsOf: folder.appending(path: file.name + ".json"))
            let types = SyntaxTreeDump(dump).types
            return file.sites.map { types[$0.kind == .implicitLoop ? .loop : $0.kind]?[$0.offset] }
        }
        self.app = app
        types = try Self.readable(mangled, app)
    }

    /// The types as Swift spells them, in their one form.
    private static func readable(_ mangled: [[String?]], _ app: GeneratedApp) throws -> [[String?]] {
        let all = Set(mangled.joined().compactMap { $0 }).sorted()
        let run = try CommandRun.run("swift-demangle", ["--simplified", "--compact"] + all)
        let names = Dictionary(zip(all, run.output.split(separator: "\n").map(String.init))) { first, _ in first }
        let spelling = TypeSpelling(aliases: [:])
        return zip(mangled, app.views).map { types, file in
            zip(types, file.sites).map { type, site in
                guard let type, let name = names[type], !name.hasPrefix("$s") else { return nil }
                // Generic parameters have no names in a mangled type, the first one is A.
                var parameters: [String: String] = [:]
                for (letter, name) in zip(["A", "B"], site.generics) {
                    parameters[letter] = name
                    parameters["\(letter).ID"] = "\(name).ID"
                }
                return TypeSpelling(aliases: parameters).canonical(spelling.canonical(name))
            }
        }
    }

    /// The folder with the compiler's macros, which the driver knows and the frontend does not.
    private static func macroPlugins() throws -> String {
        struct Target: Decodable {
            struct Paths: Decodable { var runtimeResourcePath: String }
            var paths: Paths
        }
        let run = try CommandRun.run("swiftc", ["-print-target-info"])
        let target = try JSONDecoder().decode(Target.self, from: Data(run.output.utf8))
        return target.paths.runtimeResourcePath + "/host/plugins"
    }
}
