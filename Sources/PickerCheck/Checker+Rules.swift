import SourceChecks

extension Checker {
    /// Every check, in the order of their names.
    public static let rules: [CheckRule] = (sourceRules + [.superfluousComment]).sorted { $0.slug < $1.slug }

    /// The checks that read Swift.
    private static var sourceRules: [CheckRule] {
        CheckCatalogue.all.map { check in
            let repair: CheckRule.RepairKind =
                switch check.repair {
                case .fixable: .fixable
                case .suggestion: .suggestion
                case .none: .none
                }
            return CheckRule(
                slug: check.slug, severity: check.severity, repair: repair, summary: check.summary, sdk: check.sdk,
                operatingSystems: check.operatingSystems)
        }
    }
}
