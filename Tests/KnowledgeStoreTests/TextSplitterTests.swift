import Testing

@testable import KnowledgeStore

struct TextSplitterTests {
    @Test(arguments: [
        ("pickerStyle", "pickerstyle picker style"),
        (".tag(nil)", "tag nil"),
        ("URLSession", "urlsession url session"),
        ("SwiftUI", "swiftui swift ui"),
        ("iOS17", "ios17 ios 17"),
        ("@AppStorage(\"theme\")", "appstorage app storage theme"),
        ("id: \\.self", "id self"),
        ("tag-type-mismatch", "tag type mismatch"),
        ("标签", "标 标签 签"),
        ("点击没有反应", "点 点击 击 击没 没 没有 有 有反 反 反应 应"),
        ("Form 里的分段", "form 里 里的 的 的分 分 分段 段"),
        ("用 menu 样式", "用 menu 样 样式 式"),
        ("ＰＩＣＫＥＲ　１", "picker 1"),
        ("É́tat Ünïcode", "é́tat ünïcode"),
        ("selection: Int? = nil", "selection int optional nil"), ("bind a UUID?", "bind uuid optional"),
        ("(Device?) and Device? = nil", "device optional and device optional nil"),
        ("what is a Picker?", "what is picker"),
        ("not in my list", "not in list"),
        ("", ""), ("\u{0}", ""), ("🎡", ""), ("\"'*()", ""), ("NEAR(x y)", "near x y"),
    ])
    func splits(text: String, expected: String) {
        #expect(TextSplitter.indexed(text) == expected)
    }

    @Test(arguments: ["pickerStyle 标签 e\u{301}tat 👨‍👩‍👧 选中", "a选b中C"])
    func rangesPointAtTheOriginal(text: String) {
        for token in TextSplitter.tokens(of: text) {
            #expect(text[token.range].lowercased() == token.text)
        }
    }

    @Test func anExpressionIsSpelledAsTheIndexSpellsIt() {
        #expect(IndexTerm("cut off")?.text == "cut off")
        #expect(IndexTerm("没反应")?.text == "没反 反 反应")
        #expect(IndexTerm("标签")?.text == "标签")
        #expect(IndexTerm("选")?.text == "选")
        #expect(IndexTerm("…") == nil)
    }
}
