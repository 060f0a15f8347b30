import JSONSyntax

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The findings that a project knows of and does not want to hear about, apart from where in their files they stand.
///
/// Two findings of one check in equal lines of one file are told apart by their number only.
package struct Baseline: Hashable, Sendable {
    /// An old finding.
    package struct Entry: Comparable, Hashable, Sendable {
        /// The file, from the folder of the baseline file.
        package var path: String
        package var slug: String
        package var fingerprint: String

        package static func < (left: Self, right: Self) -> Bool {
            (left.path, left.slug, left.fingerprint) < (right.path, right.slug, right.fingerprint)
        }
    }

    /// How many times each old finding stands in its file.
    package private(set) var counts: [Entry: Int] = [:]

    package static let schema = 1
    /// How often a finding may stand in a file.
    private static let counts = 1...1_000_000

    /// The baseline that holds all of some findings.
    package init(_ findings: [Finding], lines: SourceLines, places: BaselinePlaces) {
        for finding in findings { counts[Self.entry(for: finding, lines, places), default: 0] += 1 }
    }

    /// The findings that are new, in their order, and the old ones that are gone.
    ///
    /// - Parameter checked: the files that were checked; what is known of others is not gone.
    package func split(
        _ findings: [Finding], checked: [String], lines: SourceLines, places: BaselinePlaces
    ) -> (new: [Finding], stale: [Entry]) {
        var left = counts
        let new = findings.filter { finding in
            let entry = Self.entry(for: finding, lines, places)
            guard let count = left[entry], count > 0 else { return true }
            left[entry] = count - 1
            return false
        }
        let checked = Set(checked.map(places.relative))
        let stale = left.filter { $0.value > 0 && (checked.contains($0.key.path) || !places.exists($0.key.path)) }
        return (new, stale.keys.sorted())
    }

    private static func entry(for finding: Finding, _ lines: SourceLines, _ places: BaselinePlaces) -> Entry {
        Entry(
            path: places.relative(finding.span.path), slug: finding.slug.text,
            fingerprint: lines.fingerprint(of: finding).description)
    }

    // MARK: The file

    /// Reads a baseline file.
    package init(contentsOf path: String) throws(SettingsFileProblem) {
        let file = try SettingsNode.file(at: path)
        var missing: Set<String> = ["schema", "findings"]
        for member in try file.members() {
            missing.remove(member.key)
            switch member.key {
            case "schema":
                guard try member.wholeNumber() == Self.schema else { throw member.problem(.unknownSchema) }
            case "findings":
                for element in try member.elements() { try take(element) }
            default: throw member.problem(.unknownKey(member.key, known: ["schema", "findings"]))
            }
        }
        if let key = missing.max() { throw file.problem(.missingKey(key)) }
    }

    private mutating func take(_ node: SettingsNode) throws(SettingsFileProblem) {
        var entry = Entry(path: "", slug: "", fingerprint: "")
        var count = 1
        for member in try node.members() {
            switch member.key {
            case "path": entry.path = try member.text()
            case "slug": entry.slug = try member.text()
            case "fingerprint": entry.fingerprint = try member.text()
            case "count":
                count = try member.wholeNumber()
                guard Self.counts.contains(count) else { throw member.problem(.outOfRange("count", Self.counts)) }
            default:
                let known = ["path", "slug", "fingerprint", "count"]
                throw member.problem(.unknownKey(member.key, known: known))
            }
        }
        for (key, value) in [("path", entry.path), ("slug", entry.slug), ("fingerprint", entry.fingerprint)]
        where value.isEmpty { throw node.problem(.missingKey(key)) }
        counts[entry, default: 0] += count
    }

    /// The file's text; the same findings give the same bytes.
    package var text: String {
        let findings = counts.sorted { $0.key < $1.key }.map { entry, count -> JSONValue in
            [
                "path": .string(entry.path), "slug": .string(entry.slug), "fingerprint": .string(entry.fingerprint),
                "count": .integer(count),
            ]
        }
        return JSONValue.object(["schema": .integer(Self.schema), "findings": .array(findings)]).text + "\n"
    }

    /// Writes the file, whole or not at all.
    ///
    /// A file that is there and holds something else stays: a path that was meant for an input would be lost.
    package func write(to path: String) throws(RepairWriter.Failure) {
        do {
            let isEmpty = try SourceFiles.bytes(of: path).isEmpty
            guard isEmpty || (try? Baseline(contentsOf: path)) != nil else {
                throw RepairWriter.Failure.foreign(path: path)
            }
        } catch let failure as RepairWriter.Failure {
            throw failure
        } catch ReadingFailure.tooLarge {
            throw .foreign(path: path)
        } catch ReadingFailure.system(EACCES) {
            throw .unreadable(path: path, .system(EACCES))
        } catch {
            // Nothing is there yet, or nothing that can be replaced, which the writer tells.
        }
        try RepairWriter.write(Array(text.utf8), to: path)
    }
}
