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
            declared.insert(name)
            guard isOutermost else { return }
            if outermost[name] != nil {
                outermost[name] = mayAlias(name) || kind == .alias ? .aliasAndMore : .types
            } else {
                outermost[name] = kind
            }
        case .extension:
            guard let range = Self.name(from: offset, in: bytes, withDots: true) else { return }
            let name = String(decoding: bytes[range], as: UTF8.self)
            extensions.append(
                Extension(
                    name: name, lastName: Self.lastName(of: name), start: range.upperBound,
                    inherited: Self.inherited(from: range.upperBound, in: bytes)))
        case .global:
            guard isOutermost, let range = Self.name(from: offset, in: bytes) else { return }
            globals.insert(String(decoding: bytes[range], as: UTF8.self))
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

    private static func lastName(of name: String) -> String {
        name.split(separator: ".").last.map(String.init) ?? name
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
        return names.prefix { $0 != "where" }.filter { !$0.hasPrefix("@") }.map { lastName(of: String($0)) }
    }
}
