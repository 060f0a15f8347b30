/// Why `advise` has no answer.
enum AdviceFailure: Error, Hashable {
    /// Nothing of the sentence says anything of a control, and nothing else is known.
    case notUnderstood
}
