import Testing

@testable import Rendering

@Suite("Swift colouring")
struct SwiftHighlighterTests {
    @Test(
        "Parts and their roles",
        arguments: [
            ("let x = 12 // n", [("let", .codeKeyword), ("12", .codeNumber), ("// n", .codeComment)]),
            (
                "@State var s = \"a\\\"b\"",
                [("@State", .codeKeyword), ("var", .codeKeyword), ("\"a\\\"b\"", .codeString)]
            ),
            ("/* a /* b */ c */ x", [("/* a /* b */ c */", .codeComment)]),
            ("#\"a\"b\"#", [("#\"a\"b\"#", .codeString)]),
            ("\"\"\"\nlet\n\"\"\"", [("\"\"\"\nlet\n\"\"\"", .codeString)]),
            ("\"open\nlet", [("\"open", .codeString), ("let", .codeKeyword)]),
            ("letter", []),
            ("/* open", [("/* open", .codeComment)]),
        ] as [(String, [(String, TextRole)])])
    func roles(code: String, parts: [(String, TextRole)]) {
        let text = SwiftHighlighter.highlighted(code)
        #expect(text.plainText == code)
        let found = text.spans.filter { $0.role != .codeBlock }
        #expect(found.map(\.text) == parts.map(\.0))
        #expect(found.map(\.role) == parts.map(\.1))
    }
}
