/// What can be wrong with a number or a count in a JSON file.
package enum NumberProblem: Hashable, Sendable {
    case outOfRange(found: String, least: String, most: String)
    case notWhole(found: String)
    case tooFew(found: Int, least: Int)
    case sumTooBig(Double)
    case sumNotOne(Double)
    case nothingLeftForOthers
    case nobodyForTheRest(sum: Double)
}

extension NumberProblem {
    var wording: Wording {
        switch self {
        case .outOfRange(let found, let least, let most):
            Wording(
                "\(found) is out of range", "\(found) 超出范围", do: "write a number from \(least) to \(most)",
                "请写 \(least) 到 \(most) 之间的数")
        case .notWhole(let found):
            Wording("\(found) is not a whole number", "\(found) 不是整数", do: "write a whole number", "请写整数")
        case .tooFew(let found, let least):
            Wording(
                "the list has \(found) of at least \(least)", "列表只有 \(found) 项，至少 \(least) 项", do: "add more", "请补充")
        case .sumTooBig(let sum):
            Wording("the numbers sum to \(brief(sum))", "总和为 \(brief(sum))", do: "they may sum to 1 at most", "总和最多为 1")
        case .sumNotOne(let sum):
            Wording("the bases sum to \(brief(sum))", "base 总和为 \(brief(sum))", do: "they must sum to 1", "总和必须为 1")
        case .nothingLeftForOthers:
            Wording(
                "the numbers sum to 1 and leave nothing to the other answers", "总和为 1，其余答案变成不可能",
                do: "leave at least 0.01", "至少留 0.01")
        case .nobodyForTheRest(let sum):
            Wording(
                "every answer is named, and the numbers sum to \(brief(sum))", "所有答案都写了，总和却是 \(brief(sum))",
                do: "leave out one answer or let them sum to 1", "请省去一个答案，或让总和为 1")
        }
    }

    /// The number with at most four digits after the point.
    private func brief(_ number: Double) -> String {
        let rounded = (number * 10_000).rounded() / 10_000
        return rounded == rounded.rounded() && abs(rounded) < 1e9 ? String(Int(rounded)) : String(rounded)
    }
}
