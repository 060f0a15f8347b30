import EvaluationReport
import SwiftUI

/// Runs one view: lets it appear, then chooses each option and presses each button, each time on a fresh screen.
@MainActor struct Evaluator {
    /// Of a long list the options at both ends are enough.
    static let optionLimit = 12
    /// How many rows are gone through in all, on all fresh screens together.
    static let rowBudget = 60_000

    let make: (Maker) -> any View
    let pool: Maker.Pool
    let report: (RunLine) -> Void

    func run() async {
        var values = await fittingValues()
        await run(values)
        if pool.hasEmptyLists {
            values.areListsEmpty = true
            await run(values)
        }
        report(.finished)
    }

    private func run(_ values: Maker.Choice) async {
        report(.starts(.appear))
        let (screen, step) = await opened(values)
        report(.ends(step))
        let choices = screen.frame.pickers.filter { !$0.isDisabled }.flatMap { picker in
            Self.ends(of: picker.options.indices.filter { !picker.options[$0].row.isDisabled }, limit: Self.optionLimit)
                .map { (picker: picker, number: $0) }
        }
        let rows = screen.frame.pickers.reduce(1) { $0 + $1.options.count }
        for choice in Self.ends(of: choices, limit: max(Self.rowBudget / rows, 4)) {
            await choose(choice.number, of: choice.picker, values)
        }
        for button in screen.frame.buttons where !button.isDisabled { await press(button, values) }
    }

    private static func ends<Element>(of all: [Element], limit: Int) -> [Element] {
        all.count > limit ? all.prefix(limit / 2) + all.suffix(limit / 2) : all
    }

    /// An app passes values with which its pickers show something: the first set that does so, if any.
    ///
    /// Where no picker is seen at once, there may be one at a large text size, or behind a button.
    private func fittingValues() async -> Maker.Choice {
        for way in Maker.Way.allCases {
            var isAnySeen = false
            for set in 0..<pool.setCount {
                let values = Maker.Choice(set: set, way: way)
                let pickers = await opened(values).screen.frame.pickers
                if pickers.contains(where: { !$0.isDisabled }), !pickers.contains(where: \.hasNoMark) { return values }
                isAnySeen = isAnySeen || !pickers.isEmpty
            }
            if isAnySeen { return Maker.Choice(way: way) }
        }
        return Maker.Choice()
    }

    /// A fresh screen after its tasks, with what was seen until then.
    private func opened(_ values: Maker.Choice) async -> (screen: Screen, step: Step) {
        Defaults.clear()
        let pool = pool
        let screen = Screen { screen in
            let maker = Maker(
                pool: pool, choice: values, onWrite: { MainActor.assumeIsolated { screen.invalidate() } },
                onCall: { MainActor.assumeIsolated { screen.calls += 1 } })
            Maker.current = maker
            let view = make(maker)
            return values.way == .atLargeText ? Self.withLargeText(view) : view
        }
        var step = Step(action: .appear)
        await settle(screen, into: &step)
        if values.way == .pressing,
            let button = screen.frame.buttons.first(where: { !$0.isDisabled && !$0.isCancel })
        {
            button.press()
            await settle(screen, into: &step)
        }
        return (screen, step)
    }

    private static func withLargeText(_ view: any View) -> any View {
        func modified<V: View>(_ view: V) -> any View { view.environment(\.dynamicTypeSize, .accessibility1) }
        return modified(view)
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

    private func choose(_ number: Int, of picker: FoundPicker, _ values: Maker.Choice) async {
        let action = Step.Action.choose(option: picker.options[number].row.label, picker: picker.title)
        report(.starts(action))
        let screen = await opened(values).screen
        var step = Step(action: action)
        if let before = screen.frame.pickers.first(where: { $0.place == picker.place }),
            before.options.indices.contains(number)
        {
            let option = before.options[number]
            let presented = screen.frame.presentations
            let calls = screen.calls
            option.choose()
            await settle(screen, into: &step)
            await answer(screen, shownBefore: presented, into: &step)
            Judgement.judge(option, chosenIn: before, on: screen, callsOut: screen.calls > calls, in: &step)
        }
        report(.ends(step))
    }

    private func press(_ button: FoundButton, _ values: Maker.Choice) async {
        let action = Step.Action.press(button: button.label)
        report(.starts(action))
        let screen = await opened(values).screen
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
