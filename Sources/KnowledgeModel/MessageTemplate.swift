/// A text that the system or the compiler prints, with `{name}` where it prints something of the user's.
public struct MessageTemplate: Hashable, Sendable {
    /// Who prints the message.
    public enum Kind: String, CaseIterable, Codable, Hashable, Sendable {
        /// The running app, in Xcode's console.
        case console
        /// The compiler.
        case compiler
        /// The crash report.
        case crash
    }

    public var kind: Kind
    public var text: String
    /// The probability that the message is printed when the entry is the cause.
    public var likelihood: Double

    public init(kind: Kind, text: String, likelihood: Double) {
        self.kind = kind
        self.text = text
        self.likelihood = likelihood
    }

    /// The message for people: `…` where it prints something of the user's.
    public var spoken: String {
        var spoken = ""
        var isInside = false
        for character in text {
            switch character {
            case "{":
                isInside = true
                spoken += "…"
            case "}" where isInside: isInside = false
            default: if !isInside { spoken.append(character) }
            }
        }
        return spoken
    }
}
