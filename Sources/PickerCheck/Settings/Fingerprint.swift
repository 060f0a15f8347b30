/// What tells a finding from others when lines move: its check and the text of its line, blanks not counted.
package struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
    private let value: UInt64

    /// - Parameter line: the bytes of the line that the finding begins in.
    package init(slug: Slug, line: some Sequence<UInt8>) {
        // FNV-1a, <https://www.rfc-editor.org/rfc/rfc9923>: the same on every machine, unlike Swift's own hashes.
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        slug.text.utf8.forEach(add)
        add(0)
        for byte in line where byte != 0x20 && byte != 0x09 { add(byte) }
        value = hash
    }

    package var description: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
