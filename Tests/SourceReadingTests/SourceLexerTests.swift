import Testing

@testable import SourceReading

/// What is a comment in Swift, and what only looks like one.
struct SourceLexerTests {
    @Test(arguments: [
        ("let a = 1 // one\n// two", ["// one", "// two"]),
        ("/* a /* b */ c */ x // d", ["/* a /* b */ c */", "// d"]),
        ("let a = \"// no\" // yes", ["// yes"]), (#"let a = "\" // no" // yes"#, ["// yes"]),
        ("let a = #\"\\\"# // yes\n", ["// yes"]), ("let a = #\"\\\" // no\n", []),
        ("let a = #\"\" // no\"# // yes", ["// yes"]),
        ("let a = \"\"\"\n// no\n\"quoted\" // no\n\"\"\" // yes", ["// yes"]),
        ("let a = #\"\"\"\n\"\"\" // no\n\"\"\"# // yes", ["// yes"]),
        (#"let a = "\(f("// no", (1)) /* in */) // no" // yes"#, ["/* in */", "// yes"]),
        (##"let a = #"\(x) \#(y /* in */) // no"# // yes"##, ["/* in */", "// yes"]),
        ("let unclosed = \"// no\n// yes", ["// yes"]), ("let r = /\"[^/]/ // yes", ["// yes"]),
        ("let r = #/ // no \"/# // yes", ["// yes"]), ("let a = b / c // yes \"", ["// yes \""]),
        ("let `a // no` = 1 // yes", ["// yes"]), ("/* no end", ["/* no end"]), ("//", ["//"]), ("/**/", ["/**/"]),
        ("// a\r\n// b\r// c", ["// a", "// b", "// c"]), ("😀 // 选择器", ["// 选择器"]), ("", []), ("/", []), ("\"", []),
        ("\"\\", []), ("#", []), ("#/", []), ("\"\\(", []), ("if a { /* x */ } // y", ["/* x */", "// y"]),
        ("#if os(iOS) // a\n#endif // b", ["// a", "// b"]),
    ])
    func finds(source: String, comments: [String]) {
        let found = SourceLexer.comments(in: Array(source.utf8))
        #expect(found.map(\.text) == comments)
        for comment in found {
            #expect(String(decoding: Array(source.utf8)[comment.range], as: UTF8.self) == comment.text)
        }
    }

    @Test("However deep and however cut, it comes to an end")
    func hostile() {
        let deep = String(repeating: "\"\\(", count: 20_000) + "// inside"
        #expect(SourceLexer.comments(in: Array(deep.utf8)).map(\.text) == ["// inside"])
        let nested = String(repeating: "/*", count: 50_000)
        #expect(SourceLexer.comments(in: Array(nested.utf8)).map(\.text) == [nested])
        let source = Array("f(\"\"\"\n\\(a /* b */)\n\"\"\", #\"x\"#, /re/) // 终\r\n".utf8)
        for end in source.indices { #expect(SourceLexer.comments(in: Array(source[..<end])).count <= 2) }
        #expect(SourceLexer.comments(in: [0xFF, 0xFE, 0x2F, 0x2F, 0xFF]).isEmpty)
    }
}
