import EvaluationReport
import SwiftUI

/// Runs one view: lets it appear, then chooses each option and presses each button, each time on a fresh screen.
@MainActor struct Evaluator {
    /// Of a long list the options at both ends are enough.
    static let optionLimit = 12

    let make: (Maker) -> any View
    let pool: Maker.Pool
    let report: (RunLine) -> Void

    func run() async {
        let set = await fittingSet()
        report(.starts(.appear))
        let screen = await opened(set)
        report(.ends(screen.step))
        for picker in screen.screen.frame.pickers where !picker.isDisabled {
            for number in chosenNumbers(of: picker) { await choose(number, of: picker, set) }
        }
        for button in screen.screen.frame.buttons where !button.isDisabled { await press(button, set) }
        report(.finished)
    }

    private func chosenNumbers(of picker: FoundPicker) -> [Int] {
        let numbers = picker.options.indices.filter { !picker.options[$0].row.isDisabled }
        guard numbers.count > Self.optionLimit else { return numbers }
        return numbers.prefix(Self.optionLimit / 2) + numbers.suffix(Self.optionLimit / 2)
    }

    /// An app passes values with which its pickers show something: the first set that does so, if any.
    private func fittingSet() async -> Int {
        for set in 0..<Maker.setCount {
            let screen = await opened(set).screen
            let pickers = screen.frame.pickers
            if pickers.contains(where: { !$0.isDisabled }), !pickers.contains(where: \.hasNoMark) { return set }
        }
        return 0
    }

    /// A fresh screen after its tasks, with what was seen until then.
    private func opened(_ set: Int) async -> (screen: Screen, step: Step) {
        Defaults.clear()
        let screen = Screen { onWrite in make(Maker(pool: pool, set: set, onWrite: onWrite)) }
        var step = Step(action: .appear)
        await settle(screen, into: &step)
        return (screen, step)
    }

    /// Settles, notes what there is to see before tasks are done, and the same after them.
    private func settle(_ screen: Screen, into step: inout Step) async {
        screen.settle()
        Judgement.note(screen, in: &step)
        await Patience.pause()
        screen.settle()
        for _ in 0..<Screen.passLimit {
            guard await screen.work() else { break }
            screen.settle()
        }
        Judgement.note(screen, in: &step)
    }

    private func choose(_ number: Int, of picker: FoundPicker, _ set: Int) async {
        let action = Step.Action.choose(option: picker.options[number].row.label, picker: picker.title)
        report(.starts(action))
        let screen = await opened(set).screen
        var step = Step(action: action)
        if let before = screen.frame.pickers.first(where: { $0.place == picker.place }),
            before.options.indices.contains(number)
        {
            let option = before.options[number]
            let presented = screen.frame.presentations
            option.choose()
            await settle(screen, into: &step)
            await answer(screen, shownBefore: presented, into: &step)
            Judgement.judge(option, chosenIn: before, on: screen, in: &step)
        }
        report(.ends(step))
    }

    private func press(_ button: FoundButton, _ set: Int) async {
        let action = Step.Action.press(button: button.label)
        report(.starts(action))
        let screen = await opened(set).screen
        var step = Step(action: action)
        if let button = screen.frame.buttons.first(where: { $0.place == button.place }) {
            button.press()
            await settle(screen, into: &step)
        }
        report(.ends(step))
    }

    /// Presses the button that agrees, where a choice brought up a question.
    private func answer(_ screen: Screen, shownBefore: Set<Place>, into step: inout Step) async {
        guard !screen.frame.presentations.subtracting(shownBefore).isEmpty,
            let button = screen.frame.buttons.first(where: { $0.isPresented && !$0.isCancel && !$0.isDisabled })
        else { return }
        button.press()
        await settle(screen, into: &step)
    }
}

/// What views keep in the user's defaults.
enum Defaults {
    static func clear() {
        let defaults = UserDefaults.standard
        for key in defaults.dictionaryRepresentation().keys { defaults.removeObject(forKey: key) }
    }
}
