import Rendering

/// A faulty program and its repair as one listing: removed lines with `-`, added ones with `+`.
struct ProgramComparison {
    /// Lines around a change that are shown where the whole would be long.
    private static let context = 3
    /// A listing up to this length is shown whole.
    private static let short = 24

    /// The share of common lines from which the programs are two states of one scene.
    private static let leastCommon = 0.6

    private enum Line: Hashable {
        case same(String)
        case removed(String)
        case added(String)

        var code: String {
            switch self {
            case .same(let code), .removed(let code), .added(let code): code
            }
        }

        var isSame: Bool { if case .same = self { true } else { false } }
    }

    private let merged: [Line]

    /// - Parameters:
    ///   - faulty: the program before.
    ///   - repaired: the program after.
    init(faulty: String, repaired: String) {
        let (before, after) = (Self.codeLines(faulty), Self.codeLines(repaired))
        let difference = after.difference(from: before)
        let removed = Set(difference.removals.map(Self.offset))
        let added = Set(difference.insertions.map(Self.offset))
        var (lines, old, new) = ([Line](), 0, 0)
        while old < before.count || new < after.count {
            if old < before.count, removed.contains(old) {
                lines.append(.removed(before[old]))
                old += 1
            } else if new < after.count, added.contains(new) {
                lines.append(.added(after[new]))
                new += 1
            } else {
                lines.append(.same(before[old]))
                (old, new) = (old + 1, new + 1)
            }
        }
        merged = Self.withoutImports(lines)
    }

    /// Whether the programs are enough alike for their difference to show the repair; where they are not, the repaired
    /// program says more alone. Empty lines are not counted.
    var isTelling: Bool {
        func count(_ isCounted: (Line) -> Bool) -> Int { merged.count { !$0.code.isEmpty && isCounted($0) } }
        let common = count(\.isSame)
        let added = count { if case .added = $0 { true } else { false } }
        let removed = count { if case .removed = $0 { true } else { false } }
        return Double(common) >= Self.leastCommon * Double(common + max(added, removed))
    }

    /// Every program begins with the same import, which tells nothing.
    private static func withoutImports(_ lines: [Line]) -> [Line] {
        Array(
            lines.drop { line in
                guard case .same(let code) = line else { return false }
                return code.isEmpty || code == "import SwiftUI"
            })
    }

    /// The listing behind so many spaces; what is far from a change is left out of a long one.
    ///
    /// - Parameter width: the columns of a line; a longer line of code goes on below, deeper than it began.
    func lines(indent: Int, width: Int) -> [StyledText] {
        let margin = StyledText(String(repeating: " ", count: indent))
        var (lines, isInGap) = ([StyledText](), false)
        for index in merged.indices {
            if merged.count <= Self.short || isNearChange(index) {
                lines += Self.wrapped(merged[index], margin: margin, width: width)
                isInGap = false
            } else if !isInGap {
                lines.append(margin + StyledText("  ⋮", .muted))
                isInGap = true
            }
        }
        return lines
    }

    private func isNearChange(_ index: Int) -> Bool {
        let near = max(0, index - Self.context)...min(merged.count - 1, index + Self.context)
        return merged[near].contains { !$0.isSame }
    }

    private static func wrapped(_ line: Line, margin: StyledText, width: Int) -> [StyledText] {
        let text = styled(line)
        let depth = min(text.plainText.dropFirst(2).prefix { $0 == " " }.count + 6, width / 2)
        let rest = margin + StyledText(String(repeating: " ", count: depth))
        return LineWrapper(width: width, firstPrefix: margin, prefix: rest).wrap(text)
    }

    private static func styled(_ line: Line) -> StyledText {
        switch line {
        case .same(""): StyledText()
        case .same(let code): "  " + SwiftHighlighter.highlighted(code)
        case .removed(let code): StyledText("- \(code)", .bad)
        case .added(let code): StyledText("+ \(code)", .good)
        }
    }

    private static func offset(_ change: CollectionDifference<String>.Change) -> Int {
        switch change {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }

    private static func codeLines(_ code: String) -> [String] {
        var lines = code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
        while lines.first?.allSatisfy(\.isWhitespace) == true { lines = lines.dropFirst() }
        while lines.last?.allSatisfy(\.isWhitespace) == true { lines = lines.dropLast() }
        return Array(lines)
    }
}
