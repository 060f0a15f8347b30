/// Which files may declare a name, by what their bare bytes tell.
///
/// Made once for all threads; nothing is parsed for it.
package final class ProjectTables: Sendable {
    /// The given files, then those that stand for Apple's frameworks.
    package let files: [SourceFile]
    /// What the files tell of the platforms that they are written for.
    package let platforms: PlatformEvidence
    /// By the last names of types and aliases: the numbers of the files that declare them.
    let declaring: [String: [Int]]
    /// By the last names of types: their extensions, each with the number of its file.
    let extending: [String: [(file: Int, scanned: WordScan.Extension)]]
    /// By names: the numbers of the files with a function or a variable of the name outside of every type.
    let withGlobal: [String: [Int]]

    package init(_ files: [SourceFile]) {
        platforms = PlatformEvidence(of: files)
        let files = files + Interfaces.files
        var declaring: [String: [Int]] = [:]
        var extending: [String: [(file: Int, scanned: WordScan.Extension)]] = [:]
        var withGlobal: [String: [Int]] = [:]
        for (number, file) in files.enumerated() {
            for name in file.scan.declared { declaring[name, default: []].append(number) }
            for scanned in file.scan.extensions { extending[scanned.lastName, default: []].append((number, scanned)) }
            for name in file.scan.globals { withGlobal[name, default: []].append(number) }
        }
        self.files = files
        self.declaring = declaring
        self.extending = extending
        self.withGlobal = withGlobal
    }
}
