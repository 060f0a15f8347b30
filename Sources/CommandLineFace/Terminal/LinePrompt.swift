import PickerHelp
import Rendering

/// A question that is answered in words.
///
/// On a terminal the text can be edited, and what is pasted may have several lines; elsewhere a line is read.
package struct LinePrompt: Sendable {
    package enum Outcome: Hashable, Sendable {
        /// What was typed, without white space at its ends; empty where only Enter was pressed.
        case text(String)
        /// Ctrl-C.
        case interrupted
        /// There is no more input.
        case end
    }

    package var question: StyledText

    package init(question: StyledText) { self.question = question }

    /// Asks once.
    package func ask(on console: Console) throws(TerminalError) -> Outcome {
        try console.print(question.withRole(.strong))
        return console.isInteractive ? try askWithKeys(on: console) : try askWithLines(on: console)
    }

    private func askWithKeys(on console: Console) throws(TerminalError) -> Outcome {
        try console.withKeys { () throws(TerminalError) in
            var editor = LineEditor()
            var region = LiveRegion()
            while true {
                // A paste without marks is a flood of keys: it is drawn when it has come to rest.
                if !console.hasKey {
                    let layout = EditorLayout(editor, width: console.promptWidth, height: console.height - 1)
                    try region.draw(layout.lines, cursor: layout.cursor, on: console)
                }
                let key = try console.readKey()
                if key == .resumed {
                    try region.abandon(on: console)
                    try console.print(question.withRole(.strong))
                }
                guard let outcome = Self.outcome(of: key, editor: editor) else {
                    editor.press(key)
                    continue
                }
                let whole = EditorLayout(editor, width: console.promptWidth, height: .max)
                try region.finish(whole.lines + [StyledText()], on: console)
                try console.flush()
                return outcome
            }
        }
    }

    private static func outcome(of key: Key, editor: LineEditor) -> Outcome? {
        switch key {
        case .enter: .text(editor.text.trimmingBlanks)
        case .control("c"): .interrupted
        case .control("d"): editor.text.isEmpty ? .end : nil
        case .endOfInput: editor.text.isEmpty ? .end : .text(editor.text.trimmingBlanks)
        default: nil
        }
    }

    private func askWithLines(on console: Console) throws(TerminalError) -> Outcome {
        if console.isTyped { try console.send("> ") }
        guard var text = try console.readLine() else { return .end }
        while let more = try console.readPastedLine() { text += "\n" + more }
        text = text.trimmingBlanks
        if !console.isTyped {
            let wrapper = LineWrapper(
                width: console.style.proseWidth, firstPrefix: StyledText("› ", .good), prefix: "  ")
            try console.print(wrapper.wrap(StyledText(text)))
        }
        try console.print([StyledText()])
        return .text(text)
    }
}
