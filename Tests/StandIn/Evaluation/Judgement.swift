import EvaluationReport
import SwiftUI

/// Says what is wrong with what a screen shows.
@MainActor enum Judgement {
    static let contradiction =
        "an implicit tag of the plain type under an optional selection: Apple's pages contradict each other"

    /// Adds what is on screen to a step.
    static func note(_ screen: Screen, in step: inout Step) {
        let lines = screen.takeLines()
        step.console += lines.passing.map { Step.ConsoleLine(text: $0.text, isPassing: true) }
        step.console += lines.standing.map { Step.ConsoleLine(text: $0.text, isPassing: false) }
        for line in lines.standing + lines.passing {
            switch line.fault {
            case .sharedIdentity: step.faults.insert(.sharedIdentity)
            case .rowCountChanges: step.faults.insert(.rowCountChanges)
            case nil: break
            }
        }
        for picker in screen.frame.pickers { judge(picker, in: &step) }
        step.pickers = screen.frame.pickers.map(\.report)
    }

    private static func judge(_ picker: FoundPicker, in step: inout Step) {
        let marked = picker.options.filter(\.isMarked)
        if picker.hasNoMark { step.faults.insert(.noOptionMarked) }
        if marked.count > 1 { step.faults.insert(.sharedTag) }
        if marked.contains(where: \.isOffset) { step.faults.insert(.anotherOptionMarked) }
        if marked.isEmpty, !picker.isMixed, !picker.hasNoMark { step.undefined = contradiction }
    }

    /// Says what became of a choice.
    ///
    /// - Parameter callsOut: whether the app was called back: an option may stand for an action that is not the view's own.
    static func judge(
        _ option: FoundOption, chosenIn before: FoundPicker, on screen: Screen, callsOut: Bool, in step: inout Step
    ) {
        let now = before.read()
        step.before = text(before.selection)
        step.after = text(now)
        switch option.match {
        case .contradictory: step.undefined = contradiction
        case .untagged: step.faults.insert(.choiceChangesNothing)
        case .tagged(let isSelection):
            if option.isTag(now) {
                let shown = screen.frame.pickers.first { $0.place == before.place }
                // The value is written, but the view was not told of it and still shows the old one.
                if let shown, !option.isTag(shown.selection) { step.faults.insert(.anotherOptionMarked) }
            } else if now == before.selection {
                if !callsOut { step.faults.insert(isSelection ? .anotherOptionMarked : .choiceChangesNothing) }
            } else if screen.frame.pickers.first(where: { $0.place == before.place })?.hasNoMark == false {
                step.faults.insert(.anotherOptionMarked)
            }
        }
    }

    private static func text(_ selections: AnyHashable) -> String {
        guard let all = selections.base as? [Any], let first = all.first else { return "\(selections.base)" }
        return TypeName.plain(String(describing: first))
    }
}

extension FoundPicker {
    var report: PickerReport {
        PickerReport(
            title: title, selectionType: selectionType, selection: selectionText,
            options: options.map { option in
                PickerReport.Option(
                    label: option.row.label,
                    tags: option.row.tags.all.map {
                        PickerReport.Tag(type: TypeName.text($0.type), value: $0.text, isImplicit: $0.isImplicit)
                    }, isMarked: option.isMarked)
            })
    }
}
