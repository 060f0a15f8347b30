/// How bad a finding is.
///
/// An error surely fails at run time with the SDK that is asked about; a warning fails in circumstances that the finding
/// states; advice says what would be better.
public enum Severity: String, CaseIterable, Codable, Comparable, Hashable, Sendable {
    case advice, warning, error

    public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .advice: 0
        case .warning: 1
        case .error: 2
        }
    }
}
