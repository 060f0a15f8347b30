import KnowledgeModel

/// A template cut at its placeholders, ready to be looked for in a normalised text.
struct MessagePattern {
    /// A place where the pattern stands.
    struct Place: Equatable {
        /// In bytes of the text.
        var range: Range<Int>
        /// What stands for the placeholders, in bytes of the text.
        var values: [Range<Int>]
        /// How many bytes of the template that are not a placeholder's stand there.
        var literalCount: Int
        /// Whether the whole message stands there, or only a part of it.
        var isWhole: Bool
    }

    /// The greatest length of what may stand for a placeholder, in bytes.
    private static let longestValue = 300

    /// The texts before, between and after the placeholders, as UTF-8.
    private let literals: [[UInt8]]
    /// Whether only the end of the message may be missing, and only because the text ends: compilers' messages begin alike.
    private let isExact: Bool

    /// The fewest words of a message that are recognised, with a placeholder between them and without one.
    static let fewestWords = (around: 3, without: 5)

    /// The pattern for a template such as `the selection "{selection}" is invalid`, normalised.
    ///
    /// - Parameters:
    ///   - template: the normalised template.
    ///   - kind: who prints the message; people quote a console line in part, a compiler's message from its beginning.
    init(normalized template: String, kind: MessageTemplate.Kind = .console) {
        isExact = kind == .compiler
        var literals: [[UInt8]] = [[]]
        var isInside = false
        for byte in template.utf8 {
            switch (byte, isInside) {
            case (UInt8(ascii: "{"), false):
                isInside = true
                literals.append([])
            case (UInt8(ascii: "}"), true): isInside = false
            case (_, true): continue
            default: literals[literals.count - 1].append(byte)
            }
        }
        self.literals = literals
    }

    /// The first place where the pattern stands.
    ///
    /// People paste a part of a line: the first literal may lack its first words and the last one its last words, as long as three words
    /// around a placeholder, or five words of a text without one, are there.
    ///
    /// - Parameter text: the UTF-8 of a text that `MessageMatcher.normalized` made.
    func find(in text: [UInt8]) -> Place? {
        if let places = Self.find(literals, in: text) { return place(places, literals, isWhole: true) }
        guard literals.count == 1 || Self.find(core, in: text) != nil else { return nil }
        for shortened in literals.count == 1 ? shortenedLine : shortenedEnds {
            guard let places = Self.find(shortened, in: text) else { continue }
            if isExact, places[places.count - 1].upperBound < text.count { continue }
            return place(places, shortened, isWhole: false)
        }
        return nil
    }

    /// Whether a text is the pattern from its first to its last byte.
    func isAll(of text: [UInt8]) -> Bool {
        guard let first = literals.first, let last = literals.last, literals.count > 1 else {
            return [text] == literals
        }
        return text.count >= first.count + last.count && text.starts(with: first)
            && text.suffix(last.count).elementsEqual(last)
    }

    private func place(_ places: [Range<Int>], _ literals: [[UInt8]], isWhole: Bool) -> Place {
        let values = zip(places, places.dropFirst()).map { $0.upperBound..<$1.lowerBound }
        return Place(
            range: places[0].lowerBound..<places[places.count - 1].upperBound, values: values,
            literalCount: literals.reduce(0) { $0 + $1.count }, isWhole: isWhole)
    }

    /// What every shortened form contains: where it is missing, none of them need be looked for.
    private var core: [[UInt8]] {
        var core = literals
        core[0] = Self.joined(Self.words(literals[0]).suffix(1))
        core[core.count - 1] = Self.joined(Self.words(literals[literals.count - 1]).prefix(2))
        return core
    }

    /// A message without a placeholder, without its last words.
    private var shortenedLine: [[[UInt8]]] {
        let words = Self.words(literals[0])
        return stride(from: words.count - 1, through: Self.fewestWords.without, by: -1).map {
            [Self.joined(words.prefix($0))]
        }
    }

    /// A message with placeholders, without words of its first and of its last literal; the longest first.
    private var shortenedEnds: [[[UInt8]]] {
        let first = Self.words(literals[0])
        let last = Self.words(literals[literals.count - 1])
        let between = literals.dropFirst().dropLast().reduce(0) { $0 + Self.words($1).count }
        var shortened: [[[UInt8]]] = []
        for dropped in 0..<(isExact ? 1 : max(first.count, 1)) {
            for kept in stride(from: last.count, through: min(2, last.count), by: -1) {
                guard dropped > 0 || kept < last.count,
                    first.count - dropped + kept + between >= Self.fewestWords.around
                else { continue }
                var variant = literals
                variant[0] = Self.joined(first.dropFirst(dropped))
                let opensWithSpace = literals[literals.count - 1].first == UInt8(ascii: " ")
                variant[variant.count - 1] =
                    (opensWithSpace ? [UInt8(ascii: " ")] : []) + Self.joined(last.prefix(kept))
                if literals[0].last == UInt8(ascii: " ") { variant[0].append(UInt8(ascii: " ")) }
                shortened.append(variant)
            }
        }
        return shortened
    }

    /// The first places where the literals follow each other with a value of bounded length between them.
    private static func find(_ literals: [[UInt8]], in text: [UInt8]) -> [Range<Int>]? {
        var from = 0
        while let start = position(of: literals[0], in: text, from: from, to: text.count) {
            var places = [start..<start + literals[0].count]
            for literal in literals.dropFirst() {
                let end = places[places.count - 1].upperBound
                let limit = min(text.count, end + longestValue + literal.count)
                guard let next = position(of: literal, in: text, from: end, to: limit) else { break }
                places.append(next..<next + literal.count)
            }
            if places.count == literals.count { return places }
            guard !literals[0].isEmpty else { return nil }
            from = start + 1
        }
        return nil
    }

    /// The first position of a byte string that ends at or before a limit.
    private static func position(of needle: [UInt8], in text: [UInt8], from: Int, to limit: Int) -> Int? {
        guard let head = needle.first else { return from }
        var position = from
        while position + needle.count <= limit {
            if text[position] == head, text[position..<position + needle.count].elementsEqual(needle) {
                return position
            }
            position += 1
        }
        return nil
    }

    private static func words(_ literal: [UInt8]) -> [ArraySlice<UInt8>] { literal.split(separator: UInt8(ascii: " ")) }

    private static func joined(_ words: some Collection<ArraySlice<UInt8>>) -> [UInt8] {
        Array(words.joined(separator: [UInt8(ascii: " ")]))
    }
}
