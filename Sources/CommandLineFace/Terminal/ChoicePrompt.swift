import PickerHelp
import Rendering

/// A question with numbered answers.
///
/// On a terminal the answer is chosen with the arrow keys or a number; elsewhere the answers are printed once and a line is
/// read. Both leave the question and the chosen answer behind.
package struct ChoicePrompt: Sendable {
    package enum Outcome: Hashable, Sendable {
        /// The index of an answer.
        case choice(Int)
        case command(PromptCommand)
        /// Ctrl-C.
        case interrupted
        /// There is no more input.
        case end
    }

    package var question: StyledText
    /// At least one answer.
    package var choices: [StyledText]
    package var commands: [PromptCommand]
    /// The index of the answer under the cursor at first.
    package var initial: Int
    package var language: Language

    package init(
        question: StyledText, choices: [StyledText], commands: [PromptCommand] = PromptCommand.allCases,
        initial: Int = 0, language: Language
    ) {
        self.question = question
        self.choices = choices
        self.commands = commands
        self.initial = initial
        self.language = language
    }

    /// Asks until there is an answer or a command.
    package func ask(on console: Console) throws(TerminalError) -> Outcome {
        try console.print(question.withRole(.strong))
        return console.isInteractive ? try askWithKeys(on: console) : try askWithLines(on: console)
    }

    /// The line that an outcome leaves behind.
    func trace(of outcome: Outcome, width: Int) -> [StyledText] {
        let text: StyledText
        switch outcome {
        case .choice(let index): text = choices[index]
        case .command(let command): text = StyledText(command.name[language], .muted)
        case .interrupted, .end: return []
        }
        return LineWrapper(width: width, firstPrefix: StyledText("› ", .good), prefix: "  ").wrap(text) + [StyledText()]
    }

    // MARK: Keys

    private func askWithKeys(on console: Console) throws(TerminalError) -> Outcome {
        try console.withKeys { () throws(TerminalError) in
            var menu = ChoiceMenu(count: choices.count, cursor: initial, commands: commands)
            var region = LiveRegion()
            while true {
                let lines = menuLines(menu, width: console.promptWidth, height: console.height)
                try region.draw(lines, cursor: nil, on: console)
                let key = try console.readKey()
                if key == .resumed {
                    try region.abandon(on: console)
                    try console.print(question.withRole(.strong))
                }
                guard let outcome = menu.press(key) else { continue }
                try region.finish(trace(of: outcome, width: console.promptWidth), on: console)
                try console.flush()
                return outcome
            }
        }
    }

    /// The answers that fit, and below them what else can be done.
    private func menuLines(_ menu: ChoiceMenu, width: Int, height: Int) -> [StyledText] {
        let number = ChoiceMenu.selectsAtOnce(of: choices.count) ? nil : (typed: menu.typed, count: choices.count)
        var footer = PromptWords.footer(commands, number: number, in: language, width: width)
        if menu.showsKeys {
            let keys = PromptWords.keys(selectingAtOnce: number == nil)[language]
            footer += LineWrapper(width: width, indent: 2).wrap(StyledText(keys, .muted))
        }
        let blocks = choices.indices.map { choiceLines($0, isSelected: $0 == menu.cursor, width: width) }
        let visible = ChoiceWindow.visible(
            heights: blocks.map(\.count), around: menu.cursor, room: max(1, height - footer.count - 1))
        var lines = Array(blocks[visible].joined())
        if visible.lowerBound > 0 { lines.insert(more(visible.lowerBound, above: true), at: 0) }
        if visible.upperBound < choices.count { lines.append(more(choices.count - visible.upperBound, above: false)) }
        return lines + footer
    }

    private func more(_ count: Int, above: Bool) -> StyledText {
        StyledText("    " + PromptWords.more(count, above: above)[language], .muted)
    }

    private func choiceLines(_ index: Int, isSelected: Bool, width: Int) -> [StyledText] {
        let digits = String(choices.count).count
        let number = StyledText(String(index + 1)).padded(to: digits, .trailing)
        let role: TextRole = isSelected ? .selection : .plain
        let start = (StyledText(isSelected ? "› " : "  ") + number + "  ").withRole(role)
        let text = isSelected ? choices[index].withRole(.selection) : choices[index]
        return LineWrapper(width: width, firstPrefix: start, prefix: StyledText().padded(to: start.columns)).wrap(text)
    }

    // MARK: Lines

    private func askWithLines(on console: Console) throws(TerminalError) -> Outcome {
        let width = console.style.proseWidth
        try console.print(choices.indices.flatMap { choiceLines($0, isSelected: false, width: width) })
        try console.print(PromptWords.footer(commands, in: language, width: width))
        while true {
            if console.isTyped { try console.send("> ") }
            guard let line = try console.readLine() else { return .end }
            let reply = TypedReply(line, choices: choices.map(\.plainText), commands: commands, language: language)
            switch reply {
            case .outcome(let outcome):
                try console.print(trace(of: outcome, width: width))
                return outcome
            case .help: try console.print(StyledText(PromptWords.lines[language]))
            case .nothing: continue
            case .unknown(let text):
                try console.print(PromptWords.notAnAnswer(text, count: choices.count)[language])
            }
        }
    }
}
