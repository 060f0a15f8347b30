import KnowledgeModel

/// Reads an entry's sample programs.
package struct SampleReader {
    /// A sample longer than this is hard to take in; the author's guide asks for 10 to 40 lines.
    static let lineLimit = 40

    let files: KnowledgeFiles
    let folder: String
    private var log: IssueLog { files.log }

    init(files: KnowledgeFiles, folder: String) {
        self.files = files
        self.folder = folder
    }

    /// The role that a file's name gives it: `Before.swift`, `After.swift`, `AfterWith….swift`, `NearMiss.swift`.
    package static func role(of name: String) -> Sample.Role? {
        switch name {
        case "Before.swift": return .before
        case "After.swift": return .after
        case "NearMiss.swift": return .nearMiss
        default:
            let situation = name.dropFirst("AfterWith".count).dropLast(".swift".count)
            let isRepair =
                name.hasPrefix("AfterWith") && name.hasSuffix(".swift") && situation.first?.isUppercase == true
                && situation.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
            return isRepair ? .after : nil
        }
    }

    /// The programs of the entry, or why there are none; nil where a rule is broken.
    ///
    /// - Parameters:
    ///   - names: the names in the entry's folder.
    ///   - declared: what `entry.json` says about the samples.
    func read(names: [String], declared: SampleDeclaration) -> Entry.Samples? {
        let present = names.filter { Self.role(of: $0) != nil }
        if declared.saysNone {
            for name in present { log.report(.sample(.despiteReason), at: place(name)) }
            return declared.reason.map { .none(reason: $0) }
        }
        for name in ["Before.swift", "After.swift", "NearMiss.swift"] where !present.contains(name) {
            log.report(.sample(.missing), at: place(name))
        }
        checkSituations(declared, present: present)
        let situations = Dictionary((declared.situations ?? []).map { ($0.file, $0.answers) }) { first, _ in first }
        return .programs(present.compactMap { sample($0, when: situations[$0] ?? [:]) })
    }

    private func checkSituations(_ declared: SampleDeclaration, present: [String]) {
        guard let situations = declared.situations else { return }
        let repairs = present.filter { Self.role(of: $0) == .after }
        for situation in situations where !repairs.contains(situation.file) {
            log.report(
                .sample(.noRepair(situation.file)), at: situation.place,
                suggestion: Spelling.suggestion(for: situation.file, among: repairs))
        }
        for repair in repairs
        where repair != "After.swift" && !situations.contains(where: { $0.file == repair }) {
            log.report(.sample(.situationMissing(repair)), at: FormatIssue.Place(file: folder + "/entry.json"))
        }
    }

    private func sample(_ name: String, when: Answers) -> Sample? {
        guard let role = Self.role(of: name), let text = files.text(of: folder + "/" + name) else { return nil }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let code = lines.dropFirst().joined(separator: "\n")
        let count = lines.count - (text.hasSuffix("\n") ? 1 : 0)
        if count > Self.lineLimit {
            log.report(.sample(.long(lines: count, limit: Self.lineLimit)), at: place(name))
        }
        // Where the first line is forgotten, the program starts with it.
        checkCode(lines[0].hasPrefix("//") ? lines.dropFirst() : lines[...], name: name)
        guard let expectation = Self.expectation(in: lines[0]) else {
            reportFirstLine(lines[0], at: place(name, line: 1))
            return nil
        }
        if (role == .before) == (expectation == .work) {
            log.report(.sample(.expectation(role)), at: place(name, line: 1))
        }
        return Sample(file: name, role: role, expectation: expectation, code: code, when: when)
    }

    /// What the first line should be; where it names faults, those that there are.
    private func reportFirstLine(_ line: Substring, at place: FormatIssue.Place) {
        let opening = "// misbehave: "
        if line.hasPrefix(opening) {
            let names = SampleFault.allCases.map(\.rawValue)
            log.report(
                .sample(.unknownFault(String(line.dropFirst(opening.count).prefix(80)))), at: place,
                suggestion: .oneOf(names))
        } else {
            log.report(.sample(.firstLine(found: String(line.prefix(80)))), at: place)
        }
    }

    private func checkCode(_ lines: ArraySlice<Substring>, name: String) {
        if !lines.contains(where: { $0.hasPrefix("import SwiftUI") && $0.dropFirst(14).allSatisfy(\.isWhitespace) }) {
            log.report(.sample(.importMissing), at: place(name))
        }
        let isCode = { (line: Substring) in
            !line.allSatisfy(\.isWhitespace) && !line.hasPrefix("//") && !line.hasPrefix("import ")
        }
        if !lines.contains(where: isCode) { log.report(.sample(.codeMissing), at: place(name)) }
    }

    /// What the first line of a sample says that it must do.
    package static func expectation(in line: Substring) -> Sample.Expectation? {
        switch line {
        case "// misbehave": return .misbehave
        case "// work": return .work
        case _ where line.hasPrefix("// misbehave: "):
            let faults = SampleFault.named(in: line.dropFirst("// misbehave: ".count))
            return faults == nil ? nil : .misbehave
        default:
            let start = "// fail to compile with \""
            guard line.hasPrefix(start), line.hasSuffix("\""), line.count > start.count + 1 else { return nil }
            return .failToCompile(message: String(line.dropFirst(start.count).dropLast()))
        }
    }

    private func place(_ name: String, line: Int? = nil) -> FormatIssue.Place {
        FormatIssue.Place(file: folder + "/" + name, line: line)
    }
}
