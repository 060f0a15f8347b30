import PickerHelp

/// What a typed line says to a question with numbered answers.
enum TypedReply: Hashable {
    case outcome(ChoicePrompt.Outcome)
    case help
    case nothing
    case unknown(String)

    /// Understands a number, a command's letter or name, or an answer's own text.
    init(_ line: String, choices: [String], commands: [PromptCommand], language: Language) {
        let text = String(line.map(\.asHalfWidth)).trimmingBlanks
        if text.isEmpty {
            self = .nothing
        } else if text == "?" {
            self = .help
        } else if let number = Int(text), choices.indices.contains(number - 1) {
            self = .outcome(.choice(number - 1))
        } else if let command = commands.first(where: { $0.isMeant(by: text, in: language) }) {
            self = .outcome(.command(command))
        } else if let index = choices.firstIndex(where: { String($0.map(\.asHalfWidth)) == text }) {
            self = .outcome(.choice(index))
        } else {
            self = .unknown(line.trimmingBlanks)
        }
    }
}

extension PromptCommand {
    fileprivate func isMeant(by text: String, in language: Language) -> Bool {
        letters.contains { String($0) == text } || text == name[language]
    }
}

extension String {
    /// The text without the white space at its ends.
    var trimmingBlanks: String {
        let start = drop(while: \.isWhitespace)
        return String(start.prefix(start.count - start.reversed().prefix(while: \.isWhitespace).count))
    }
}
