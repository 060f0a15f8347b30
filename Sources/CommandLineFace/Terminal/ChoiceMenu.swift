/// The state of a menu: which answer the cursor is on, which number is being typed.
struct ChoiceMenu {
    private let count: Int
    private let commands: [PromptCommand]
    private(set) var cursor: Int
    private(set) var showsKeys = false
    /// The digits of a number that was typed and may go on.
    private(set) var typed = ""

    init(count: Int, cursor: Int, commands: [PromptCommand]) {
        self.count = count
        self.commands = commands
        self.cursor = min(max(0, cursor), count - 1)
    }

    /// Does what a key says; the outcome where it ends the menu.
    mutating func press(_ key: Key) -> ChoicePrompt.Outcome? {
        if case .character(let character) = key, let digit = character.asDigit { return press(digit: digit) }
        if key != .redraw, key != .resumed { typed = "" }
        switch key {
        case .enter: return .choice(cursor)
        case .up, .character("k"), .control("p"): cursor = (cursor + count - 1) % count
        case .down, .tab, .character("j"), .control("n"): cursor = (cursor + 1) % count
        case .home, .pageUp: cursor = 0
        case .end, .pageDown: cursor = count - 1
        case .control("c"): return .interrupted
        case .control("d"), .endOfInput: return .end
        case .character(let character):
            let letter = character.asHalfWidth
            if letter == "?" { showsKeys.toggle() }
            return commands.first { $0.letters.contains(letter) }.map { .command($0) }
        default: break
        }
        return nil
    }

    /// Whether a digit selects at once: of more than nine answers it moves the cursor, since another digit may follow.
    static func selectsAtOnce(of count: Int) -> Bool { count <= 9 }

    /// The answer of a number: selected at once, or under the cursor until Enter.
    private mutating func press(digit: Int) -> ChoicePrompt.Outcome? {
        for text in [typed + String(digit), String(digit)] {
            guard let number = Int(text), (1...count).contains(number) else { continue }
            cursor = number - 1
            typed = text
            return Self.selectsAtOnce(of: count) ? .choice(cursor) : nil
        }
        typed = ""
        return nil
    }
}

extension Character {
    /// The character that an input method for Chinese makes fullwidth, as it was meant; letters in lower case.
    var asHalfWidth: Character {
        guard let scalar = unicodeScalars.first, unicodeScalars.count == 1 else { return self }
        let value = (0xFF01...0xFF5E).contains(scalar.value) ? scalar.value - 0xFEE0 : scalar.value
        return Unicode.Scalar(value).map { Character($0).lowercased().first ?? Character($0) } ?? self
    }

    /// The value of a digit, halfwidth or fullwidth.
    fileprivate var asDigit: Int? {
        let character = asHalfWidth
        return character.isASCII ? character.wholeNumberValue : nil
    }
}
