/// The names that a program has already.
struct NamesInUse {
    private let names: Set<String>

    /// Collects the names of the code that are no members behind a dot and no labels of arguments: those two are looked up
    /// elsewhere and stand beside any name.
    init(_ code: [SwiftToken]) {
        let significant = code.filter { $0.kind != .comment && !$0.text.allSatisfy(\.isWhitespace) }
        var names: Set<String> = []
        var isInDeclaration = false
        for (index, token) in significant.enumerated() where token.kind == .name {
            let before = index > 0 ? significant[index - 1].text : ""
            let after = index + 1 < significant.count ? significant[index + 1].text : ""
            // The parameters of a function are names in its body.
            if ["func", "init", "subscript"].contains(token.text), before != "." { isInDeclaration = true }
            if ["var", "let", "struct", "Picker", "self"].contains(token.text) { isInDeclaration = false }
            let isLabel = after == ":" && (before == "(" || before == ",") && !isInDeclaration
            if before != ".", !isLabel { names.insert(token.text) }
        }
        self.names = names
    }

    /// A new name that is another thing's too, with the one it replaces; nil where every name stands for one thing.
    func conflict(of renaming: [String: String]) -> (old: String, new: String)? {
        var owners: [String: String] = [:]
        for (old, new) in renaming.sorted(by: { $0.key < $1.key }) where names.contains(old) {
            if old != new, names.contains(new), renaming[new] == nil || renaming[new] == new { return (old, new) }
            if owners.updateValue(old, forKey: new) != nil { return (old, new) }
        }
        return nil
    }
}
