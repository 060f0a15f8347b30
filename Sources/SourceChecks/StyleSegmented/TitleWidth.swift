/// How wide titles are in the system's font of 13 points, reckoned roughly.
enum TitleWidth {
    /// Points that a title needs.
    static func of(_ title: String) -> Double {
        title.unicodeScalars.reduce(0) { sum, scalar in
            switch scalar.value {
            case 0x2E80...0xD7FF, 0xF900...0xFAFF, 0xFF00...0xFF60, 0x1F000...0x1FAFF: sum + 13
            case 0x41...0x5A: sum + 8.5
            default: sum + (" iljftrI.,'|!:;".unicodeScalars.contains(scalar) ? 4 : 6.8)
            }
        }
    }

    /// The ideal width of a segmented control, whose segments are all as wide as the widest; nil where a title is unknown.
    static func segments(_ titles: [String?]) -> Double? {
        let widths = titles.compactMap { $0.map(of) }
        guard widths.count == titles.count, let widest = widths.max() else { return nil }
        return Double(titles.count) * (widest + 20)
    }
}
