/// A name as the words of which it consists: `HomeDepartment` is *home department*.
struct CamelWords: Hashable {
    /// The words as they stand in the name.
    var words: [String]

    init(_ name: String) {
        words = []
        let letters = Array(name)
        for (index, letter) in letters.enumerated() {
            let previous = index > 0 ? letters[index - 1] : nil
            let following = index + 1 < letters.count ? letters[index + 1] : nil
            let isStart =
                previous == nil || previous == "_"
                || letter.isUppercase && (previous?.isUppercase == false || following?.isLowercase == true)
            if isStart { words.append("") }
            words[words.count - 1].append(letter)
        }
    }

    /// The name of a value: `homeDepartment`, `urlKind`.
    var lowerName: String { (words.first?.lowercased() ?? "") + words.dropFirst().joined() }

    /// The words of a text that begins with them: `Home department`, `URL kind`.
    var title: String {
        guard let first = words.first else { return "" }
        return ([first.prefix(1).uppercased() + first.dropFirst()] + rest).joined(separator: " ")
    }

    /// The words inside a text: `home department`.
    var phrase: String {
        guard let first = words.first else { return "" }
        return ([Self.isAbbreviation(first) ? first : first.lowercased()] + rest).joined(separator: " ")
    }

    private var rest: [String] { words.dropFirst().map { Self.isAbbreviation($0) ? $0 : $0.lowercased() } }

    /// The same for several: `HomeDepartments`; nil where the last word is not English.
    var plural: CamelWords? {
        guard let last = words.last, let end = last.last, end.isASCII, end.isLetter else { return nil }
        var plural = self
        plural.words[words.count - 1] = Self.plural(last)
        return plural
    }

    static func plural(_ word: String) -> String {
        let lower = word.lowercased()
        if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return word + "es" }
        let beforeLast = lower.dropLast().last
        if lower.hasSuffix("y"), let beforeLast, !"aeiou".contains(beforeLast) { return word.dropLast() + "ies" }
        return word + "s"
    }

    private static func isAbbreviation(_ word: String) -> Bool {
        word.count > 1 && word.allSatisfy { $0.isUppercase || $0.isNumber }
    }
}
