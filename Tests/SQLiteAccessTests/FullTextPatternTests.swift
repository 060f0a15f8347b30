import SQLiteAccess
import Testing

struct FullTextPatternTests {
    @Test(arguments: [
        (["a", "b"], false, "\"a\" OR \"b\""), (["tag"], true, "\"tag\"*"), (["no\"n"], false, "\"no\"\"n\""),
    ])
    func quotesEveryTerm(terms: [String], prefixes: Bool, expected: String) {
        #expect(FullTextPattern(anyOf: terms, asPrefixes: prefixes)?.text == expected)
    }

    @Test(arguments: [[], [""], ["\""], ["*"], ["🎡"], ["\u{0}"], ["a\u{0}"]])
    func nothingToIndexIsNoPattern(terms: [String]) {
        #expect(FullTextPattern(anyOf: terms) == nil)
    }

    /// Whatever the term, FTS5 accepts the pattern.
    @Test(arguments: [
        "NEAR(", "AND", "OR", "NOT", "a AND b", "col:x", "^a", "a*", "-a", "{a b}:c", "\"\"\"x", "é", "选 中", "a\nb",
        "\\x",
        "%x", "'; DROP TABLE t; --x", "\u{202E}x", String(repeating: "x", count: 100_000),
    ])
    func fts5AcceptsEveryPattern(term: String) throws {
        let connection = try Connection(path: ":memory:", mode: .create)
        try connection.execute("CREATE VIRTUAL TABLE t USING fts5(x, tokenize='porter unicode61')")
        try connection.prepare("INSERT INTO t VALUES(?)").run([.text(term)])
        let pattern = try #require(FullTextPattern(anyOf: [term]))
        let count = try connection.prepare("SELECT count(*) FROM t WHERE t MATCH ?").rows([.text(pattern.text)]) {
            $0.integer(0)
        }
        #expect(count == [1])
    }
}
