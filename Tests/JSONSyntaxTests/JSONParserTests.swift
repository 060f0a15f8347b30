import Testing

@testable import JSONSyntax

struct JSONParserTests {
    @Test(arguments: [
        ("null", JSONNode.Content.null), ("true", .boolean(true)), (" false // no\n", .boolean(false)),
        ("0", .number(0)), ("-0.5e1", .number(-5)), ("1E+2", .number(100)), ("\"\"", .string("")),
        (#""\"\\\/\b\f\n\r\t""#, .string("\"\\/\u{8}\u{C}\n\r\t")), (#""\u9009\uD83D\uDE00""#, .string("选😀")),
        ("\"// no comment\"", .string("// no comment")), ("[]", .array([])), ("{ /* nothing */ }", .object([])),
    ])
    func reads(text: String, content: JSONNode.Content) throws {
        #expect(try JSONParser.parse(text).content == content)
    }

    @Test func knowsTheLineOfEveryValueAndKey() throws {
        let node = try JSONParser.parse("{\n  // one\n  \"a\": [1,\n 2],\n  \"b\":\n  3\n}")
        guard case .object(let members) = node.content, case .array(let numbers) = members[0].value.content else {
            Issue.record("not an object with a list")
            return
        }
        #expect(members.map(\.key) == ["a", "b"])
        #expect(members.map(\.line) == [3, 5])
        #expect(numbers.map(\.line) == [3, 4])
        #expect(members[1].value.line == 6)
    }

    @Test(arguments: [
        ("", 1, SyntaxMistake.textEnds(expected: .value)), ("\n{", 2, .textEnds(expected: .key)),
        ("{\"a\"}", 1, .unexpected(found: "}", expected: .colon)),
        ("{\"a\":1,\n}", 2, .unexpected(found: "}", expected: .key)),
        ("[1\n2]", 2, .unexpected(found: "2", expected: .commaOrBracket)),
        ("{\"a\":1 \"b\":2}", 1, .unexpected(found: "\"", expected: .commaOrBrace)),
        ("nil", 1, .unexpected(found: "n", expected: .value)), ("选", 1, .unexpected(found: "…", expected: .value)),
        ("1 2", 1, .textAfterTheEnd), ("\n/* one", 2, .unclosedComment), ("\"one\n\"", 1, .unclosedText),
        ("\"one", 1, .unclosedText), (#""\x""#, 1, .unknownEscape), (#""\uD800""#, 1, .unknownEscape),
        (#""\u12G4""#, 1, .unknownEscape), (#""\u12"#, 1, .unknownEscape), ("01", 1, .notANumber("01")),
        ("1.", 1, .notANumber("1.")), ("-", 1, .notANumber("-")), ("1e999", 1, .notANumber("1e999")),
        ("1-2", 1, .notANumber("1-2")),
    ])
    func refuses(text: String, line: Int, mistake: SyntaxMistake) {
        #expect(throws: JSONParser.Failure(line: line, mistake: mistake)) { try JSONParser.parse(text) }
    }
}
