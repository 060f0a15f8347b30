/// Why no code can be made from a pattern with the given facts.
public enum PatternRefusal: Error, Hashable, Sendable {
    /// The pattern varies over the parameter and does not know the value.
    case valueNotOffered(PatternParameter, value: String, offered: [String])
    /// The platform has no such style, or only since a newer release than the oldest that is supported.
    case styleUnavailable(String, on: Applicability.Platform, since: Version?)
    case platformUnavailable(Applicability.Platform, offered: [Applicability.Platform])
    /// The code needs a newer release; `instead` works on older ones.
    case systemTooOld(Applicability.Platform, since: Version, instead: PatternID?)
    /// The values do not go together.
    case impossible(reason: Localized<String>, instead: PatternID?)
    /// The code does not select by a type of this kind.
    case typeUnsuited(String, offered: [PatternParameter.SelectionKind])
    /// A type inside another one cannot be declared by the code; it can be used where it is there already.
    case nestedTypeNeedsBare(String)
    case notAName(PatternName, text: String, NameFault)
    /// The code has another thing of this name.
    case nameTaken(PatternName, text: String)

    /// Why a text is no name.
    public enum NameFault: Hashable, Sendable {
        case empty
        case tooLong
        /// It holds a character that Swift allows in no name.
        case character(String)
        /// It starts with a digit.
        case digit
        /// Swift, or SwiftUI's protocols, keep the word for themselves.
        case reserved
    }
}
