extension Checker {
    /// Every check, in the order of their names.
    public static var rules: [CheckRule] {
        (sourceRules + [.superfluousComment]).sorted { $0.slug < $1.slug }
    }

    /// The checks that read Swift.
    private static var sourceRules: [CheckRule] { [] }
}
