/// Random choices that are the same for the same seed, on every machine and with every library.
final class Dice {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// A number from zero up to, not including, `count`, by SplitMix64.
    func roll(_ count: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((word ^ (word >> 31)) % UInt64(count))
    }

    /// Whether something happens that does so in `percent` of a hundred cases.
    func chance(_ percent: Int) -> Bool { roll(100) < percent }

    func pick<Element>(_ all: [Element]) -> Element { all[roll(all.count)] }

    /// Some of the elements, in their order.
    func some<Element>(_ all: [Element], percent: Int) -> [Element] { all.filter { _ in chance(percent) } }
}
