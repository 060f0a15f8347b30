import Foundation
import KnowledgeFormat
import SampleJudging

/// The project's tree, as these tests see it.
package enum Project {
    package static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static let builtStandIn = Result { try StandIn.make(root: root) }
    private static let reading = KnowledgeReader.read(root.appending(path: "Knowledge").path)

    /// Every sample of the knowledge base, sorted by path.
    package static func samples() throws -> [SampleFile] { try SampleFile.all(in: root.appending(path: "Knowledge")) }

    /// The stand-in, built once for all tests.
    package static func standIn() throws -> StandIn { try builtStandIn.get() }

    /// Runs samples over a variant of the stand-in; the programs stay in a folder below `.build/evaluation`.
    package static func evaluations(
        of samples: [SampleFile], _ variant: StandIn.Variant, folder: String
    ) throws -> Evaluations {
        try Evaluations(
            of: samples, standIn: standIn(), variant: variant,
            folder: root.appending(path: ".build/evaluation/\(folder)"))
    }

    /// The slugs of entries whose fault is one of older SDKs only.
    package static func oldFaults() -> Set<String> {
        Set(reading.entriesOfOlderSDKs.map { String($0.split(separator: "/").last ?? "") })
    }
}
