/// A file of a generated app, and what the generator wrote where.
struct GeneratedFile: Sendable {
    struct Site: Hashable, Sendable {
        enum Kind: String, CaseIterable, Sendable {
            case picker, tag, loop
            /// A loop whose rows have no tag of their own.
            case implicitLoop
        }

        var kind: Kind
        /// Bytes before the call's name.
        var offset: Int
        /// Where a loop ends.
        var end: Int?
        /// How it was made.
        var category: String
        /// The names of the generic parameters around it.
        var generics: [String] = []
    }

    var name: String
    var text: String
    private(set) var sites: [Site] = []

    /// Takes the marks out of a text.
    init(name: String, marked: String) {
        self.name = name
        text = ""
        var open: [Int] = []
        var generics: [String] = []
        var offset = 0
        for (number, piece) in marked.split(separator: Mark.opening, omittingEmptySubsequences: false).enumerated() {
            guard number > 0, let close = piece.firstIndex(of: Mark.closing) else {
                text += piece
                offset += piece.utf8.count
                continue
            }
            let content = String(piece[..<close].dropFirst())
            switch piece.first {
            case "p": sites.append(Site(kind: .picker, offset: offset, category: content, generics: generics))
            case "t": sites.append(Site(kind: .tag, offset: offset, category: content, generics: generics))
            case "g": generics = content.split(separator: ",").map(String.init)
            case "/": if let last = open.popLast() { sites[last].end = offset }
            case let letter:
                open.append(sites.count)
                let kind: Site.Kind = letter == "i" ? .implicitLoop : .loop
                sites.append(Site(kind: kind, offset: offset, category: content, generics: generics))
            }
            let rest = piece[piece.index(after: close)...]
            text += rest
            offset += rest.utf8.count
        }
    }

    /// The line number and the line of a site.
    func line(of site: Site) -> String {
        let before = text.utf8.prefix(site.offset)
        let start = before.lastIndex(of: 10).map { text.utf8.index(after: $0) } ?? text.startIndex
        let number = before.count { $0 == 10 } + 1
        return "\(number): \(text[start...].prefix { $0 != "\n" }.drop { $0 == " " })"
    }
}
