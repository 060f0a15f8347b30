import PickerHelp
import Rendering

/// A saved interview printed again.
struct InterviewReplay {
    let help: PickerHelp
    let saved: SavedDiagnosis
    let invocation: Invocation

    func run() throws -> ExitStatus { .success }
}
