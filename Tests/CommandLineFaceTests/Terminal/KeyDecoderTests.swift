import Testing

@testable import CommandLineFace

@Suite("Keys from bytes")
struct KeyDecoderTests {
    struct Case: Sendable {
        var bytes: [UInt8]
        var keys: [Key]

        init(_ text: String, _ keys: [Key]) {
            bytes = Array(text.utf8)
            self.keys = keys
        }

        init(bytes: [UInt8], _ keys: [Key]) {
            self.bytes = bytes
            self.keys = keys
        }
    }

    static let cases: [Case] = [
        Case("ab1", [.character("a"), .character("b"), .character("1")]),
        Case("标é👍", [.character("标"), .character("é"), .character("👍")]),
        Case("\r\n\t", [.enter, .enter, .tab]),
        Case("\u{7F}\u{8}", [.backspace, .backspace]),
        Case("\u{1}\u{3}\u{4}\u{1A}", [.control("a"), .control("c"), .control("d"), .control("z")]),
        Case("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
        Case("\u{1B}OA\u{1B}OB\u{1B}OH\u{1B}OF\u{1B}OM", [.up, .down, .home, .end, .enter]),
        Case("\u{1B}[1;5C\u{1B}[1;2A", [.right, .up]),
        Case("\u{1B}[H\u{1B}[1~\u{1B}[7~\u{1B}[F\u{1B}[4~\u{1B}[8~", [.home, .home, .home, .end, .end, .end]),
        Case("\u{1B}[3~\u{1B}[5~\u{1B}[6~", [.delete, .pageUp, .pageDown]),
        Case("\u{1B}", [.escape]),
        Case("\u{1B}\u{1B}[A", [.escape, .up]),
        // Unknown sequences and keys with Alt mean nothing.
        Case("\u{1B}[99;1Xa\u{1B}[15~b\u{1B}qc", [.character("a"), .character("b"), .character("c")]),
        Case("\u{1B}[200~one\rtwo\r\nthree\u{1B}[201~x", [.paste("one\ntwo\nthree"), .character("x")]),
        Case("\u{1B}[200~标签\u{1B}[A\u{1B}[201~", [.paste("标签\u{1B}[A")]),
        Case("\u{1B}[200~\u{1B}[201~", [.paste("")]),
        Case(bytes: [0xFF, 0x61], [.character("\u{FFFD}"), .character("a")]),
        Case(bytes: [0xE6, 0xA0, 0x61], [.character("\u{FFFD}"), .character("a")]),
        Case(bytes: [0xE6, 0xA0], [.character("\u{FFFD}")]),
        Case(bytes: [0xC0, 0x80], [.character("\u{FFFD}"), .character("\u{FFFD}")]),
        Case(bytes: [0xED, 0xA0, 0x80], [.character("\u{FFFD}")]),
        Case(bytes: [0x00, 0x1C, 0x61], [.character("a")]),
    ]

    @Test("All at once", arguments: cases)
    func whole(test: Case) {
        var decoder = KeyDecoder()
        decoder.feed(test.bytes)
        var keys: [Key] = []
        while let key = decoder.next() ?? decoder.next(isComplete: true) { keys.append(key) }
        #expect(keys == test.keys)
        #expect(!decoder.isWaiting)
    }

    @Test("Byte by byte", arguments: cases)
    func pieces(test: Case) {
        var decoder = KeyDecoder()
        var keys: [Key] = []
        for byte in test.bytes {
            decoder.feed([byte])
            while let key = decoder.next() { keys.append(key) }
        }
        while let key = decoder.next(isComplete: true) { keys.append(key) }
        #expect(keys == test.keys)
    }

    @Test("A slow paste is waited for, a lone escape is not")
    func reader() throws {
        var reader = KeyReader(
            Keyboard([
                .type("\u{1B}"), .pause, .type("\u{1B}[200~a"), .pause, .type("b\u{1B}[201~"), .signal,
                .type("\u{1B}["),
                .type("A"),
            ]))
        var keys: [Key] = []
        while keys.last != .endOfInput { keys.append(try reader.next()) }
        #expect(keys == [.escape, .paste("ab"), .redraw, .up, .endOfInput])
    }
}
