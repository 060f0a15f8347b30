/// Notes where code is nested, or chained, far beyond what any person writes.
///
/// The time of a recursive parser, and that of what reads its tree, grows with the square of the depth or worse: SwiftParser
/// doubles it with each of several opening square brackets.
struct NestingGauge {
    /// The offsets at which a limit was first passed, one for each stretch of code that does.
    private(set) var places: [Int] = []
    private var brackets = 0
    private var squares = 0
    private var generics = 0
    private var members = 0
    private var conditions = 0
    private var isLineStart = true
    private var isOver = false
    private var previous: UInt8 = 0

    private static let bracketLimit = 96
    private static let squareLimit = 10
    private static let genericLimit = 48
    private static let memberLimit = 800
    private static let conditionLimit = 48
    private static let interpolationLimit = 12

    /// Takes a byte outside of strings.
    ///
    /// - Parameter interpolations: how many strings are open around it.
    mutating func note(_ byte: UInt8, at offset: Int, interpolations: Int) {
        switch byte {
        case 10, 13:
            isLineStart = true
            generics = 0
        case 32, 9: break
        default:
            // A line that does not go on with a chain begins something new.
            if isLineStart, byte != UInt8(ascii: "."), byte != UInt8(ascii: ")"), byte != UInt8(ascii: "}") {
                members = 0
            }
            isLineStart = false
            count(byte)
        }
        previous = byte
        let isNowOver =
            brackets > Self.bracketLimit || squares > Self.squareLimit || generics > Self.genericLimit
            || members > Self.memberLimit || conditions > Self.conditionLimit
            || interpolations > Self.interpolationLimit
        if isNowOver, !isOver { places.append(offset) }
        isOver = isNowOver
    }

    private mutating func count(_ byte: UInt8) {
        squares = byte == UInt8(ascii: "[") ? squares + 1 : 0
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): brackets += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): brackets = max(brackets - 1, 0)
        case UInt8(ascii: "."): members += 1
        // With a space before it, it compares.
        case UInt8(ascii: "<"): generics = WordScan.isWord(previous) ? generics + 1 : 0
        case UInt8(ascii: ","), UInt8(ascii: ":"): break
        default: if !WordScan.isWord(byte) { generics = 0 }
        }
        // The next element of a list, however long the list is, begins something new.
        if byte == UInt8(ascii: ";") || byte == UInt8(ascii: ",") { members = 0 }
    }

    /// Takes the parenthesis that opens an interpolation, whose closing one is code like every other.
    mutating func noteInterpolation() { brackets += 1 }

    /// Takes an `#if` or an `#endif`.
    mutating func noteCondition(opens: Bool) { conditions = max(conditions + (opens ? 1 : -1), 0) }
}
