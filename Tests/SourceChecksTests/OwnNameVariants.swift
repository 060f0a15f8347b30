import KnowledgeModel

/// Names of SwiftUI's that the app gives to what it declares itself: a modifier `tag`, wrappers, a binding.
enum OwnNameVariants {
    static let all =
        ["", "extension Tagger { func tag(_ name: String) {} }"].map { variant($0, lines: [2]) }
        + [
            "extension View { func tag(_ name: String) -> some View { tag(Int(name)!) } }",
            "extension Text { func tag(_ name: String) -> some View { tag(Int(name)!) } }",
            "@propertyWrapper struct State<T> { var wrappedValue: T; var projectedValue: Binding<String> { .constant(\"\") } }",
            "struct Binding<T> { var value: T }",
        ].map { variant($0, lines: []) }

    private static func variant(_ other: String, lines: [Int]) -> Variant {
        let text = """
            struct Sizes: View { @State var size = 1
                var body: some View { Picker("S", selection: $size) { Text("A").tag("1"); Text("B").tag("2") } }
            }
            \(other)
            """
        return Variant(slug: "tag-type-mismatch", lines: lines, name: "beside \(other)", text: text)
    }
}
