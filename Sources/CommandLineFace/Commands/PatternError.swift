import PickerHelp

/// Why `pattern` has nothing to show.
enum PatternError: Error, Hashable {
    /// There is no pattern of that name; `nearest` may be meant.
    case unknown(String, nearest: [PatternID])
}
