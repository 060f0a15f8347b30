import Foundation
import PackagePlugin

/// Compiles `Knowledge/` into `knowledge.sqlite`, a resource of the target that uses this plugin.
@main
struct BuildKnowledge: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let folder = context.package.directoryURL.appending(path: "Knowledge")
        let output = context.pluginWorkDirectoryURL.appending(path: "knowledge.sqlite")
        return [
            .buildCommand(
                displayName: "Compiling the knowledge",
                executable: try context.tool(named: "knowledge-author").url,
                arguments: ["compile", "--knowledge", folder.path, output.path],
                inputFiles: try files(in: folder),
                outputFiles: [output])
        ]
    }

    /// Every file below a folder, sorted, so that a change of any of them compiles the knowledge again.
    private func files(in folder: URL) throws -> [URL] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        return paths.sorted().map { folder.appending(path: $0) }.filter { !$0.hasDirectoryPath }
    }
}
