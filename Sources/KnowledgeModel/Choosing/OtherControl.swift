/// A control for a value that no list of options stands for, such as a date.
public enum OtherControl: String, CaseIterable, Hashable, Sendable {
    case datePicker = "DatePicker"
    case colorPicker = "ColorPicker"
    case toggle = "Toggle"
    case stepper = "Stepper"

    /// The platforms without it.
    public var lacking: Set<Applicability.Platform> {
        switch self {
        case .datePicker, .stepper: [.tvOS]
        case .colorPicker: [.tvOS, .watchOS]
        case .toggle: []
        }
    }

    /// Whether a platform, where it is known, lacks it.
    public func isLacking(on platform: Applicability.Platform?) -> Bool { platform.map(lacking.contains) ?? false }
}
