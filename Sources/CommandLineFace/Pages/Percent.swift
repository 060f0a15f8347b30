/// A probability for people.
enum Percent {
    /// `72 %`; what is not certain never reads 0 or 100.
    static func text(_ probability: Double) -> String {
        if probability > 0, probability < 0.01 { return "< 1 %" }
        if probability < 1, probability > 0.99 { return "> 99 %" }
        return "\(Int((probability * 100).rounded())) %"
    }
}
