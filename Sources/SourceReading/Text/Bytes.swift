extension [UInt8] {
    /// Whether a text stands at an offset.
    func stands(_ text: StaticString, at offset: Int) -> Bool {
        let length = text.utf8CodeUnitCount
        guard offset >= 0, offset + length <= count else { return false }
        return (0..<length).allSatisfy { self[offset + $0] == text.utf8Start[$0] }
    }

    /// Whether a text stands at an offset and no word goes on behind it.
    func standsAsWord(_ text: StaticString, at offset: Int) -> Bool {
        let end = offset + text.utf8CodeUnitCount
        return stands(text, at: offset) && (end == count || !WordScan.isWord(self[end]))
    }
}
