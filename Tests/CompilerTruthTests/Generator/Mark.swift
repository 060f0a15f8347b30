/// Marks in generated text that say what stands behind them; they are taken out before anyone reads the text.
enum Mark {
    static let opening: Character = "⟦"
    static let closing: Character = "⟧"
    static let end = "⟦/⟧"

    static func picker(_ category: String) -> String { "⟦p\(category)⟧" }
    static func tag(_ category: String) -> String { "⟦t\(category)⟧" }
    static func loop(_ category: String, isImplicit: Bool) -> String { "⟦\(isImplicit ? "i" : "f")\(category)⟧" }
    /// Before a declaration with generic parameters.
    static func generic(_ names: String) -> String { "⟦g\(names)⟧" }
}
