import JSONSyntax
import Testing

struct JSONValueTests {
    @Test(
        arguments: [
            (JSONValue.null, "null"), (.boolean(true), "true"), (.integer(-3), "-3"), (.array([]), "[]"),
            (.object([:]), "{}"),
            (.string("选 \"\\\n\r\t\u{1B}\u{7F}\u{202E}/😀"), #""选 \"\\\n\r\t\u001b\u007f\u202e/😀""#),
            (
                .object(["b": .array([1, 2]), "a": .optional(nil as String?)]),
                "{\n  \"a\" : null,\n  \"b\" : [\n    1,\n    2\n  ]\n}"
            ),
        ] as [(JSONValue, String)])
    func writes(value: JSONValue, text: String) throws {
        #expect(value.text == text)
        _ = try JSONParser.parse(value.text)
    }
}
