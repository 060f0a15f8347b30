import PickerHelp
import Rendering

/// The interview with a person.
struct InterviewConversation {
    let diagnosis: Diagnosis
    let file: SessionFile?
    let invocation: Invocation

    func run() throws -> ExitStatus { .success }
}
