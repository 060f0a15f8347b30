import PickerCheck
import SourceCommandLine

/// `check --fix`: makes the safe repairs, file by file.
struct RepairRun {
    let invocation: SourceInvocation

    /// Repairs what is surely right.
    ///
    /// - Parameters:
    ///   - findings: what was found.
    ///   - sources: the files as they were read; they are then as they were written.
    /// - Returns: whether every file with a repair could be written; those that could not are told and left as they are.
    func repair(_ findings: [Finding], in sources: inout CheckSources) throws -> Bool {
        let byPath = Dictionary(grouping: findings, by: \.span.path)
        var (repaired, files, postponed, isDone) = (0, 0, 0, true)
        for (path, bytes) in sources.files {
            let plan = RepairPlan(for: byPath[path] ?? [], size: bytes.count)
            guard !plan.edits.isEmpty else { continue }
            let result = plan.applied(to: bytes)
            do {
                try RepairWriter.write(result, to: path, expecting: bytes)
            } catch {
                invocation.remark(SourceFailureWords.line(for: error))
                isDone = false
                continue
            }
            sources.replace(path, with: result)
            (repaired, files, postponed) = (
                repaired + plan.repaired.count, files + 1, postponed + plan.postponed.count
            )
        }
        if !invocation.parsed.has(SourceOptions.quiet), isDone || files > 0 {
            invocation.remark(
                files == 0
                    ? CheckWords.nothingToRepair
                    : CheckWords.repaired(repaired, files: files, postponed: postponed))
        }
        return isDone
    }
}
