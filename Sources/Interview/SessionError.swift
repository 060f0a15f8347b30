/// A session's event that cannot be: the event's place and what is wrong with it.
package struct SessionError: Error, Hashable, Sendable {
    /// What is wrong.
    package enum Fault: Error, Hashable, Sendable {
        /// No kind of event has the name.
        case unknownKind(String)
        /// An event of the kind needs the field.
        case missingField(String, kind: String)
        /// The field's text is not a number from 0 to 1.
        case invalidNumber(String, field: String)
        case unknownQuestion(String)
        case unknownAnswer(String, question: String)
        case unknownCause(String)
        /// No check says such a thing of code.
        case unknownFinding(String)
        /// There is no answer or tried fix to take back.
        case nothingToUndo
    }

    /// The event's index in the session, from 0.
    package let event: Int
    package let fault: Fault

    package init(event: Int, fault: Fault) {
        self.event = event
        self.fault = fault
    }
}
