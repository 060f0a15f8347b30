/// When the interview asks on, when it stops, and what its result mentions.
package struct Thresholds: Hashable, Sendable {
    /// The probability of one cause that settles the matter.
    package var conclusiveCause = 0.88
    /// The probability of one class of fixes that settles what to do, whichever of its causes it is.
    package var conclusiveFix = 0.9
    /// The same two where nothing that the person said or pasted is known: then only answers to our own questions speak, and
    /// these fit some known cause whatever the trouble is.
    package var conclusiveCauseUnheard = 0.92
    package var conclusiveFixUnheard = 0.95
    /// The least probability with which a further class of fixes is mentioned in the advice.
    package var plausibleFix = 0.1
    /// The least expected information about the fix, in bits, for which a question is worth asking.
    package var minimumBits = 0.02
    /// The same for someone who asks to go on.
    package var minimumBitsForMore = 0.002
    /// The most questions that the user is asked.
    package var maximumQuestions = 12
    /// The least probability of a cause whose fix is suggested as the next to try.
    package var worthTrying = 0.02

    package init() {}

    /// The thresholds for what was said so far.
    func adapted(to evidence: Evidence, in model: CauseModel) -> Thresholds {
        guard !evidence.isUnderstood(by: model) else { return self }
        var adapted = self
        adapted.conclusiveCause = max(conclusiveCause, conclusiveCauseUnheard)
        adapted.conclusiveFix = max(conclusiveFix, conclusiveFixUnheard)
        return adapted
    }
}
