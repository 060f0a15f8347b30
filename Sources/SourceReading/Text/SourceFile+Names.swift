/// What the bare bytes of a file say of a name.
///
/// Comments and strings are read as code, which makes a file look more interesting than it is. An extension is taken to end with
/// the next brace that begins a line outside of strings of several lines.
extension SourceFile {
    /// Whether a word stands anywhere in the bytes, as a part of a longer one too.
    package func mentions(_ word: String) -> Bool { ByteSearch.contains(Array(word.utf8), in: text.bytes) }

    /// The offsets at which a word stands: not within a longer word, but perhaps in a comment.
    ///
    /// - Parameter range: the offsets to look at; all where nil.
    package func places(of word: String, in range: Range<Int>? = nil) -> [Int] {
        var places: [Int] = []
        eachPlace(of: word, from: range?.lowerBound ?? 0) { place in
            if let range, place >= range.upperBound { return false }
            if place == 0 || text.bytes[place - 1] != UInt8(ascii: "$") { places.append(place) }
            return true
        }
        return places
    }

    /// Whether a word stands outside of every `#if`, in a line that is no comment.
    package func mentionsUnconditionally(_ word: String) -> Bool {
        places(of: word).contains { place in
            guard !text[text.lineStart(before: place)..<place].drop(while: \.isWhitespace).hasPrefix("//") else {
                return false
            }
            var open = 0
            ByteSearch.each(Array("#".utf8), in: text.bytes) { mark in
                guard mark < place else { return false }
                // A condition begins its line; one in a comment does not.
                guard text[text.lineStart(before: mark)..<mark].allSatisfy(\.isWhitespace) else { return true }
                if text.bytes.standsAsWord("#if", at: mark) { open += 1 }
                if text.bytes.standsAsWord("#endif", at: mark) { open -= 1 }
                return true
            }
            return open <= 0
        }
    }

    /// Whether an extension may declare a member, or a type, of a name: a keyword of declarations stands before it.
    func mayDeclare(member name: String, in scanned: WordScan.Extension) -> Bool {
        let end = end(of: scanned)
        // These two are keywords themselves.
        let isKeyword = name == "init" || name == "subscript"
        var isFound = false
        eachPlace(of: name, from: scanned.start) { place in
            guard place < end else { return false }
            isFound = isKeyword || isDeclared(at: place)
            return !isFound
        }
        return isFound
    }

    /// The offset behind an extension: that of the next brace that begins a line, where the extension begins one too.
    private func end(of scanned: WordScan.Extension) -> Int {
        let bytes = text.bytes
        let line = text.lineStart(before: scanned.start)
        guard line < bytes.count, bytes[line] != 32, bytes[line] != 9 else { return bytes.count }
        var end = bytes.count
        var start = scanned.start
        var isInLongString = false
        ByteSearch.each([10, UInt8(ascii: "}")], in: bytes, from: scanned.start) { place in
            ByteSearch.each(Array("\"\"\"".utf8), in: bytes, from: start) { quotes in
                guard quotes < place else { return false }
                isInLongString.toggle()
                start = quotes + 3
                return true
            }
            start = max(start, place)
            guard !isInLongString else { return true }
            end = place
            return false
        }
        return end
    }

    @discardableResult
    private func eachPlace(of word: String, from start: Int = 0, _ visit: (Int) -> Bool) -> Bool {
        let needle = Array(word.utf8)
        let bytes = text.bytes
        return ByteSearch.each(needle, in: bytes, from: start) { place in
            let end = place + needle.count
            if end < bytes.count, WordScan.isWord(bytes[end]) { return true }
            if place > 0, WordScan.isWord(bytes[place - 1]) { return true }
            return visit(place)
        }
    }

    private static let declaring: Set<String> = [
        "func", "var", "let", "case", "struct", "class", "enum", "actor", "protocol", "typealias", "associatedtype",
    ]

    /// Whether the word before a place is a keyword that declares what stands there, or a comma or a bracket does, as in
    /// `case one, two` and `let (width, height)`.
    private func isDeclared(at place: Int) -> Bool {
        let bytes = text.bytes
        var end = place
        while end > 0, [32, 9, 10, 13, UInt8(ascii: "`")].contains(bytes[end - 1]) { end -= 1 }
        guard end > 0 else { return false }
        if bytes[end - 1] == UInt8(ascii: ",") || bytes[end - 1] == UInt8(ascii: "(") {
            return lineDeclares(upTo: end)
        }
        var start = end
        while start > 0, WordScan.isWord(bytes[start - 1]) { start -= 1 }
        return Self.declaring.contains(String(decoding: bytes[start..<end], as: UTF8.self))
    }

    /// Whether the first words of the line before a place hold a keyword of a list of declarations.
    private func lineDeclares(upTo place: Int) -> Bool {
        let line = String(decoding: text.bytes[text.lineStart(before: place)..<place], as: UTF8.self)
        return ["case ", "let ", "var "].contains { line.contains($0) }
            || line.allSatisfy { $0.isWhitespace || $0.isLetter || $0.isNumber || ",_`".contains($0) }
    }
}
