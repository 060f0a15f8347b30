/// A pattern for paths below a folder, as in `.gitignore`: `*` and `?` stay inside a name, `**` stands for any number of
/// folders, and a pattern without a slash fits a name at any depth. What lies in a folder that fits, fits.
package struct PathPattern: Hashable, Sendable {
    private let parts: [[Character]]

    /// The pattern, or nil where the text names nothing.
    package init?(_ text: String) {
        var parts = text.split(separator: "/").map { Array($0) }.filter { $0 != ["."] }
        guard !parts.isEmpty else { return nil }
        if parts.count == 1, !text.hasPrefix("/"), !text.hasPrefix("./") { parts.insert(Self.anyFolders, at: 0) }
        self.parts = parts
    }

    /// Whether a path, or a folder that it lies in, fits.
    ///
    /// - Parameter path: names with slashes between them, from the folder that the pattern is for.
    package func matches(_ path: some StringProtocol) -> Bool {
        let names = path.split(separator: "/").map { Array($0) }
        // How many names each part can have used up: the usual table, so that no pattern takes long.
        var reachable: Set<Int> = [0]
        for part in parts {
            guard part != Self.anyFolders else {
                if let first = reachable.min() { reachable = Set(first...names.count) }
                continue
            }
            reachable = Set(reachable.filter { $0 < names.count && Self.fits(names[$0], part) }.map { $0 + 1 })
            if reachable.isEmpty { return false }
        }
        return !reachable.isEmpty && reachable != [0]
    }

    private static let anyFolders: [Character] = ["*", "*"]

    /// Whether a name fits a part with `*` and `?`.
    private static func fits(_ name: [Character], _ part: [Character]) -> Bool {
        var (position, index) = (0, 0)
        var retry: (position: Int, index: Int)?
        while position < name.count {
            if index < part.count, part[index] == "*" {
                retry = (position, index)
                index += 1
            } else if index < part.count, part[index] == "?" || part[index] == name[position] {
                position += 1
                index += 1
            } else if let last = retry {
                position = last.position + 1
                index = last.index + 1
                retry = (position, last.index)
            } else {
                return false
            }
        }
        return part[index...].allSatisfy { $0 == "*" }
    }
}
