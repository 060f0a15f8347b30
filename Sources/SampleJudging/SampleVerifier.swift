import EvaluationReport
import Foundation
import KnowledgeFormat

/// Judges the samples of a knowledge's folder: the compiler with both SDKs, then the evaluator that runs them.
package struct SampleVerifier: Sendable {
    /// What came out.
    package struct Verdict: Sendable {
        package var issues: [FormatIssue] = []
        /// The number of samples that the compiler judged.
        package var compiled = 0
        /// The number of samples that ran and showed a picker.
        package var run = 0
    }

    /// Areas whose faults are all of selection, tags and options: every sample of them must run and show a picker.
    package static let areasThatRun: Set<String> = ["selection", "options"]

    private let samples: [SampleFile]
    /// The folders of entries whose fault is one of older SDKs, below `Entries`.
    private let oldFaults: Set<String>
    private let root: URL

    /// - Parameters:
    ///   - knowledge: the knowledge's folder; the stand-in's sources lie beside it.
    ///   - reading: what reading that folder gave; a file with an error of form is not judged, since it is to change.
    ///   - folders: the entries' folders to judge, as the reading names them.
    /// - Throws: when a sample cannot be read.
    package init(knowledge: URL, reading: KnowledgeReading, folders: [String]) throws {
        root = knowledge.standardizedFileURL.deletingLastPathComponent()
        let faulty = Set(reading.issues.filter { $0.level == .error }.map(\.place.file))
        let wanted = Set(folders.map(Self.path))
        samples = try SampleFile.all(in: knowledge).filter { sample in
            wanted.contains("\(sample.area)/\(sample.slug)") && !faulty.contains("Entries/" + sample.path)
        }
        oldFaults = Set(reading.entriesOfOlderSDKs.map(Self.path))
    }

    /// A folder's path below `Entries`.
    private static func path(_ folder: String) -> String {
        String(folder.dropFirst(folder.hasPrefix("Entries/") ? "Entries/".count : 0))
    }

    /// Builds the stand-in, if anything changed, and judges.
    ///
    /// - Throws: `StandIn.Failure`, `SampleProgram.CannotBuild`, or when the compiler cannot be started.
    package func verdict() throws -> Verdict {
        guard !samples.isEmpty else { return Verdict() }
        let standIn = try StandIn.make(root: root)
        let samples = samples
        let breaches = try Workers.map(StandIn.Variant.allCases) { variant in
            (variant, try SampleJudge(standIn: standIn, variant: variant).breaches(of: samples))
        }
        var verdict = Verdict(issues: Self.issues(of: breaches), compiled: samples.count)
        let broken = Set(verdict.issues.map(\.place.file))
        let sound = samples.filter { !broken.contains("Entries/" + $0.path) }
        let old = sound.filter(isOld)
        let folder = FileManager.default.temporaryDirectory.appending(path: "samples-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let runs = try Workers.map([(StandIn.Variant.since, sound), (.before, old)]) { variant, samples in
            let folder = folder.appending(path: variant.rawValue)
            return (variant, try Evaluations(of: samples, standIn: standIn, variant: variant, folder: folder))
        }
        var reported: Set<String> = []
        for (variant, evaluations) in runs {
            verdict.run += variant == .since ? evaluations.all.count { $0.report.outcome != .noPicker } : 0
            for issue in issues(of: evaluations, variant) where reported.insert(issue.place.file).inserted {
                verdict.issues.append(issue)
            }
        }
        verdict.issues.sort { $0.place < $1.place }
        return verdict
    }

    private func isOld(_ sample: SampleFile) -> Bool { oldFaults.contains("\(sample.area)/\(sample.slug)") }

    /// One issue a sample: what breaks a promise in several readings is said once.
    private static func issues(
        of breaches: [(variant: StandIn.Variant, breaches: [SampleJudge.Breach])]
    ) -> [FormatIssue] {
        let all = breaches.flatMap { variant, breaches in breaches.map { (variant: variant, breach: $0) } }
        return Dictionary(grouping: all) { $0.breach.sample.path }.values.compactMap { group in
            let variants = Set(group.map(\.variant))
            // The newer SDK's words are those that the author sees in Xcode.
            guard let first = group.first(where: { $0.variant == .since }) ?? group.first else { return nil }
            let reading = JudgementProblem.Reading(
                sdk: variants.count > 1 ? nil : sdk(first.variant), platform: first.breach.sample.platform)
            return issue(first.breach, reading)
        }
    }

    private static func issue(_ breach: SampleJudge.Breach, _ reading: JudgementProblem.Reading) -> FormatIssue {
        let error = breach.errors.first
        let message = error?.message ?? ""
        switch breach.kind {
        case .mustCompile:
            return issue(breach.sample, .refused(reading, message: message), line: error?.line)
        case .mustNotCompile: return issue(breach.sample, .accepted(reading))
        case .otherMessage(let wanted):
            return issue(breach.sample, .otherMessage(reading, wanted: wanted, found: message))
        case .unclear:
            let line = breach.sample.text.prefix { $0 != "\n" }
            let place = FormatIssue.Place(file: "Entries/" + breach.sample.path, line: 1)
            return FormatIssue(place: place, problem: .sample(.firstLine(found: String(line.prefix(80)))))
        }
    }

    /// What the evaluator has against samples that compile.
    private func issues(of evaluations: Evaluations, _ variant: StandIn.Variant) -> [FormatIssue] {
        var issues: [FormatIssue] = []
        for sample in evaluations.withoutView where mustRun(sample) { issues.append(Self.issue(sample, .noView)) }
        for (sample, errors) in evaluations.refused.sorted(by: { $0.key.name < $1.key.name }) {
            issues.append(Self.issue(sample, .notRunnable(message: errors.first?.message ?? "")))
        }
        for evaluation in evaluations.all {
            let sample = evaluation.sample
            let declared = isOld(sample) && variant == .since ? [] : sample.declaredFaults ?? []
            let sdk = isOld(sample) ? Self.sdk(variant) : nil
            let reading = JudgementProblem.Reading(sdk: sdk, platform: sample.platform)
            if let problem = problem(evaluation, declared: declared, reading) {
                issues.append(Self.issue(sample, problem))
            }
        }
        return issues
    }

    /// A fault that the evaluator sees must be named in the first line, and what is named must be seen; everything else works.
    private func problem(
        _ evaluation: Evaluations.Evaluation, declared: Set<Fault>, _ reading: JudgementProblem.Reading
    ) -> JudgementProblem? {
        let report = evaluation.report
        switch report.outcome {
        case .misbehaves(let faults) where faults == declared: return nil
        case .works where declared.isEmpty: return nil
        case .noPicker where declared.isEmpty: return mustRun(evaluation.sample) ? .noPicker : nil
        case .noPicker: return .noPicker
        case .undefined: return .undefined(reading)
        case .works, .misbehaves:
            let wanted = declared.sorted().compactMap { SampleFault(rawValue: $0.rawValue) }
            let found = report.faults.sorted().compactMap { SampleFault(rawValue: $0.rawValue) }
            let action = report.steps.first { !$0.faults.subtracting(declared).isEmpty }?.action ?? report.crashedIn
            return .behaves(reading, wanted: wanted, found: found, first: action.map(Self.moment))
        }
    }

    private func mustRun(_ sample: SampleFile) -> Bool { Self.areasThatRun.contains(sample.area) || isOld(sample) }

    private static func moment(_ action: Step.Action) -> JudgementProblem.Moment {
        switch action {
        case .appear: .appears
        case .choose(let option, let picker): .chooses(option: option, picker: picker)
        case .press(let button): .presses(button: button)
        }
    }

    private static func sdk(_ variant: StandIn.Variant) -> JudgementProblem.Reading.SDK {
        variant == .before ? .older : .newer
    }

    private static func issue(_ sample: SampleFile, _ problem: JudgementProblem, line: Int? = nil) -> FormatIssue {
        FormatIssue(
            place: FormatIssue.Place(file: "Entries/" + sample.path, line: line ?? 1), problem: .judgement(problem))
    }
}
