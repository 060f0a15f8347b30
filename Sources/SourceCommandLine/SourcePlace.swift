#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// `PATH` or `PATH:LINE`, as compilers print it; a column behind the line is passed over.
package struct SourcePlace: Hashable, Sendable {
    package var path: String
    /// The line from 1; nil where the whole file is meant.
    package var line: Int?

    /// - Parameter text: the place; where there is a file of just this name, it is no line.
    package init(_ text: String) { self.init(text) { access($0, F_OK) == 0 } }

    init(_ text: String, exists: (String) -> Bool) {
        path = text
        guard !exists(text) else { return }
        var numbers: [Int] = []
        var rest = text[...]
        while numbers.count < 2, let colon = rest.lastIndex(of: ":"), colon != rest.startIndex {
            let digits = rest[rest.index(after: colon)...]
            guard let number = Int(digits), number > 0, digits.utf8.allSatisfy({ (48...57).contains($0) }) else {
                break
            }
            numbers.insert(number, at: 0)
            rest = rest[..<colon]
        }
        guard let line = numbers.first else { return }
        path = String(rest)
        self.line = line
    }
}
