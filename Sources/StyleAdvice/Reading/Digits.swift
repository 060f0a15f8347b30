/// A word that begins with a digit, taken apart: `8`, `5+`, `1.5`, `10k`.
struct Digits {
    /// The digits without their point.
    private let digits: Int
    /// How many of them stand behind the point.
    private let decimals: Int
    /// The factor of the letter at the end.
    let suffix: Int?
    let endsInCapital: Bool

    /// Nil where the word is no number and none that could be one.
    init?(_ word: String, endsInCapital: Bool) {
        guard let first = word.first, first.isASCII, first.isWholeNumber else { return nil }
        self.endsInCapital = endsInCapital
        var text = word[...]
        while text.last == "+" { text.removeLast() }
        switch text.last {
        case "k": (suffix, text) = (1000, text.dropLast())
        case "m": (suffix, text) = (1_000_000, text.dropLast())
        default: suffix = nil
        }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let isWhole = parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isWholeNumber } }
        // In parts of the world the point stands between groups of three.
        let isGrouped = parts.count > 2 && parts.dropFirst().allSatisfy { $0.count == 3 }
        guard isWhole, parts.count <= 2 || isGrouped, text.count <= 15, let number = Int(parts.joined()) else {
            (digits, decimals) = (-1, 0)
            return
        }
        // 007 is a name.
        digits = text.first == "0" && text.count > 1 && parts.count == 1 ? -1 : number
        decimals = parts.count == 2 ? parts[1].count : 0
    }

    var isMillions: Bool { suffix == 1_000_000 }
    var isFraction: Bool { decimals > 0 }
    var isTenOrMore: Bool { digits >= 10 && decimals == 0 }

    /// The whole number that it is when taken so many times; nil where it is none.
    func times(_ factor: Int) -> Int? {
        guard digits >= 0 else { return nil }
        let scale = (0..<decimals).reduce(1) { scale, _ in Numeral.product(scale, 10) }
        let product = Numeral.product(digits, factor)
        return product % scale == 0 ? product / scale : nil
    }
}
