import Findings
import Foundation
import KnowledgeModel
import PickerCheck
import SourceChecks
import SourceReading

/// Changes the correct pickers of an application, one at a time and in memory, and counts which changes a check finds.
struct MutationRun {
    private let files: [SourceFile]
    private let checks = CheckCatalogue(
        only: Set((CheckCatalogue.selection + CheckCatalogue.options).map { $0.slug }))
    private(set) var made: [Mutant.Kind: Int] = [:]
    private(set) var found: [Mutant.Kind: Int] = [:]
    private(set) var missed: [String] = []
    private(set) var pickers = 0

    private static let words = WordScan.Words(CheckCatalogue.words.union(PlatformEvidence.words))
    /// The SDK of the day, and the last one whose plain tags do not serve an optional selection.
    private static let sdks = [Version.currentSDK, Version(major: 15)]

    init(_ sources: [(path: String, bytes: [UInt8])]) {
        files = sources.map { SourceFile(path: $0.path, bytes: $0.bytes, words: Self.words) }
        for sdk in Self.sdks { run(with: sdk) }
    }

    private func context(_ files: [SourceFile], _ sdk: Version) -> CheckContext {
        CheckContext(inference: TypeInference(index: ProjectIndex(ProjectTables(files))), sdk: sdk)
    }

    private mutating func run(with sdk: Version) {
        let context = context(files, sdk)
        for (number, file) in files.enumerated() {
            for (place, site) in SiteReader(inference: context.inference).sites(in: file).enumerated() {
                let maker = MutantMaker(
                    site: site, inference: context.inference, tagsIncludeOptional: context.tagsIncludeOptional)
                guard maker.isKnown, checks.findings(in: file, sites: [site], context).isEmpty else { continue }
                if sdk == .currentSDK { pickers += 1 }
                for mutant in maker.mutants { judge(mutant, ofFile: number, place, sdk) }
            }
        }
    }

    private mutating func judge(_ mutant: Mutant, ofFile number: Int, _ place: Int, _ sdk: Version) {
        let original = files[number]
        var changed = files
        changed[number] = SourceFile(path: original.path, bytes: mutant.bytes(of: original), words: Self.words)
        let context = context(changed, sdk)
        let sites = SiteReader(inference: context.inference).sites(in: changed[number])
        guard sites.indices.contains(place) else { return }
        let findings = checks.findings(in: changed[number], sites: [sites[place]], context)
        made[mutant.kind, default: 0] += 1
        if findings.contains(where: { $0.severity > .advice }) {
            found[mutant.kind, default: 0] += 1
        } else {
            let line = original.text.location(at: mutant.range.lowerBound).line
            missed.append("\(mutant.kind.rawValue): \(original.path):\(line): \(mutant.replacement)")
        }
    }
}
