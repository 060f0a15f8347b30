/// Takes down what keywords declare.
extension WordScan {
    /// Takes down the name after a keyword.
    ///
    /// - Parameter offset: the offset behind the keyword.
    mutating func note(
        _ keyword: String, after offset: Int, in bytes: UnsafeBufferPointer<UInt8>, isOutermost: Bool
    ) {
        guard let kind = Self.keywords[keyword] else { return }
        switch kind {
        case .declaration(let kind):
            guard let range = Self.name(from: offset, in: bytes) else { return }
            let name = String(decoding: bytes[range], as: UTF8.self)
            declared[name, default: []].append(range.upperBound)
            if range.upperBound < bytes.count, bytes[range.upperBound] == UInt8(ascii: "<") { generic.insert(name) }
            guard isOutermost else { return }
            if kind == .alias { globals[name, default: []].append(range.upperBound) }
            outermost[name] = outermost[name] == nil ? kind : .several
        case .extension:
            guard let range = Self.name(from: offset, in: bytes, withDots: true) else { return }
            let name = String(decoding: bytes[range], as: UTF8.self)
            extensions.append(
                Extension(
                    name: name, lastName: name.lastName, start: range.upperBound,
                    inherited: Self.inherited(from: range.upperBound, in: bytes)))
        case .global:
            guard isOutermost, let range = Self.name(from: offset, in: bytes) else { return }
            globals[String(decoding: bytes[range], as: UTF8.self), default: []].append(range.upperBound)
        }
    }

    private static func name(
        from offset: Int, in bytes: UnsafeBufferPointer<UInt8>, withDots: Bool = false
    ) -> Range<Int>? {
        var start = offset
        while start < bytes.count, bytes[start] == 32 || bytes[start] == UInt8(ascii: "`") { start += 1 }
        var end = start
        while end < bytes.count, isWord(bytes[end]) || (withDots && bytes[end] == UInt8(ascii: ".")) { end += 1 }
        return end > start && start > offset ? start..<end : nil
    }

    /// The last names behind the colon that follows an extension's name.
    private static func inherited(from offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> [String] {
        var start = offset
        while start < bytes.count, [32, 9, 10, 13].contains(bytes[start]) { start += 1 }
        guard start < bytes.count, bytes[start] == UInt8(ascii: ":") else { return [] }
        var end = start + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "{") { end += 1 }
        let clause = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
        let names = clause.split { !($0.isLetter || $0.isNumber || "_.@".contains($0)) }
        return names.prefix { $0 != "where" }.filter { !$0.hasPrefix("@") }.map { String($0).lastName }
    }
}
