import SourceChecks
import SourceReading

/// Reads Swift files and finds the faults of their pickers.
public struct Checker: Sendable {
    public var options: CheckOptions

    public init(options: CheckOptions = CheckOptions()) {
        self.options = options
    }

    /// Checks files together, so that types of one are known in the others.
    ///
    /// - Parameter sources: the files' names, as they appear in findings, and their bytes.
    public func check(_ sources: [(path: String, bytes: [UInt8])]) -> CheckReport { check(sources, telling: nil) }

    /// Checks files together and tells how far it is.
    ///
    /// - Parameter progress: hears of each file that is done.
    package func check(_ sources: [(path: String, bytes: [UInt8])], telling progress: CheckProgress?) -> CheckReport {
        let run = CheckRun(sources, options: options)
        return run.report(progress)
    }

    /// What the files say about each picker.
    ///
    /// - Parameter asked: the files whose pickers are wanted; the others only tell their types. All where nil.
    public func facts(in sources: [(path: String, bytes: [UInt8])], of asked: Set<String>? = nil) -> [SiteFacts] {
        report(of: asked, in: sources).sites
    }

    /// What the files say about each picker, and what of them could not be read.
    ///
    /// - Parameter asked: the files whose pickers are wanted; the others only tell their types. All where nil.
    public func report(of asked: Set<String>?, in sources: [(path: String, bytes: [UInt8])]) -> FactsReport {
        let report = CheckRun(sources, options: options).facts(of: asked)
        guard let asked, sources.contains(where: { !asked.contains($0.path) }) else { return report }
        let own = sources.filter { asked.contains($0.path) }
        return report.completed(by: CheckRun(own, options: options).facts(of: nil))
    }

    /// The files that a check of the sources parses, in their order; the others are passed over by their bytes.
    package func parsedFiles(of sources: [(path: String, bytes: [UInt8])]) -> [String] {
        let run = CheckRun(sources, options: options)
        _ = run.report()
        return run.files.filter(\.isParsed).map(\.path)
    }
}
