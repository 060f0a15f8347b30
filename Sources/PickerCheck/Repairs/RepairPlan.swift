/// The safe repairs of one file that can be made together.
///
/// Of repairs that touch the same bytes the first in the file is made; the others wait for the next run, in which their
/// findings, if they are still there, come with edits for the new text.
public struct RepairPlan: Hashable, Sendable {
    /// The edits, in the order of the file and without overlap.
    public private(set) var edits: [Edit] = []
    /// The findings that the edits repair.
    public private(set) var repaired: [Finding] = []
    /// The findings whose safe repair has to wait.
    public private(set) var postponed: [Finding] = []

    /// - Parameters:
    ///   - findings: the findings of one file; those without a safe repair are passed over.
    ///   - size: the bytes of the file; an edit beyond them is not made.
    public init(for findings: [Finding], size: Int) {
        for finding in findings.sorted(by: { $0.span.start < $1.span.start }) {
            guard let repair = finding.repair, repair.isSafe, !repair.edits.isEmpty else { continue }
            let isInside = repair.edits.allSatisfy { $0.range.lowerBound >= 0 && $0.range.upperBound <= size }
            if repair.edits.allSatisfy(edits.contains) {
                // Two findings, one change.
                repaired.append(finding)
            } else if isInside, Self.isFree(of: edits, repair.edits) {
                edits += repair.edits
                repaired.append(finding)
            } else {
                postponed.append(finding)
            }
        }
        edits.sort { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
    }

    /// The file after the edits. Line ends in replacements become those of the file.
    public func applied(to bytes: [UInt8]) -> [UInt8] {
        let endsLinesWithPairs = Self.endsLinesWithPairs(bytes)
        var (result, position): ([UInt8], Int) = ([], 0)
        for edit in edits {
            result += bytes[position..<edit.range.lowerBound]
            for byte in edit.replacement.utf8 where byte != UInt8(ascii: "\r") {
                if byte == UInt8(ascii: "\n"), endsLinesWithPairs { result.append(UInt8(ascii: "\r")) }
                result.append(byte)
            }
            position = edit.range.upperBound
        }
        return result + bytes[position...]
    }

    /// Whether no edit of the one touches an edit of the other, nor two of the new ones each other.
    private static func isFree(of taken: [Edit], _ edits: [Edit]) -> Bool {
        for (index, edit) in edits.enumerated() {
            if taken.contains(where: { touches($0.range, edit.range) }) { return false }
            if edits[..<index].contains(where: { touches($0.range, edit.range) }) { return false }
        }
        return true
    }

    private static func touches(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
        left.lowerBound == right.lowerBound
            || (left.lowerBound < right.upperBound && right.lowerBound < left.upperBound)
    }

    private static func endsLinesWithPairs(_ bytes: [UInt8]) -> Bool {
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")), end > 0 else { return false }
        return bytes[end - 1] == UInt8(ascii: "\r")
    }
}
