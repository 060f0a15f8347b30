/// When the interview asks on, when it stops, and what its result mentions.
package struct Thresholds: Hashable, Sendable {
    /// The probability of one cause that settles the matter.
    package var conclusiveCause = 0.8
    /// The probability of one class of fixes that settles what to do, whichever of its causes it is.
    package var conclusiveFix = 0.85
    /// The least probability with which a further class of fixes is mentioned in the advice.
    package var plausibleFix = 0.1
    /// The least expected information about the fix, in bits, for which a question is worth asking.
    package var minimumBits = 0.02
    /// The most questions that the user is asked.
    package var maximumQuestions = 12
    /// The least probability of a cause whose fix is suggested as the next to try.
    package var worthTrying = 0.02

    package init() {}
}
