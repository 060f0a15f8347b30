/// What can be wrong with an entry's text.
package enum ProseProblem: Hashable, Sendable {
    case forbidden(Construct)
    case codeLanguage(String)
    case tooDeep
    /// A backslash that CommonMark takes for an escape: `\.self` would be printed as `.self`.
    case keyPathOutsideCode
    case notAWebAddress(String)
    case sourceNotLinked(String)
    case unlistedSource(String)
    case asciiPunctuation(String)
    /// An entry is named in the other language's *How to tell* and not in this one.
    case namesOnlyInOtherLanguage(String)

    /// A construct of Markdown that entries do without.
    package enum Construct: String, Hashable, Sendable {
        case table, image, html, quote, rule
    }
}

extension ProseProblem {
    var wording: Wording {
        switch self {
        case .forbidden(.html):
            Wording("raw HTML is not used in entries", "条目里不使用原始 HTML", do: "put code into code marks", "代码请放进反引号")
        case .forbidden(let construct):
            Wording(
                "\(construct.english) is not used in entries", "条目里不使用\(construct.chinese)",
                do: "say it in paragraphs or a list",
                "请改用段落或列表")
        case .codeLanguage(let language):
            Wording(
                "the code block is marked `\(language)`", "代码块标为 `\(language)`", do: "mark it `swift` or nothing",
                "请标 `swift` 或不标")
        case .tooDeep: Wording("the Markdown is nested too deeply", "Markdown 嵌套太深", do: "write it flat", "请减少嵌套")
        case .keyPathOutsideCode:
            Wording(
                "a key path outside code marks loses its backslash", "反引号之外的键路径会丢掉反斜杠",
                do: "write it between backticks", "请放进反引号")
        case .notAWebAddress(let address):
            Wording(
                "the link leads to `\(address)`", "链接指向 `\(address)`", do: "link to a full `https://` address",
                "请链接到完整的 `https://` 网址")
        case .sourceNotLinked(let url):
            Wording(
                "the sources do not link \(url)", "来源里没有链接 \(url)", do: "add the link or remove the source",
                "请加上链接，或删除该来源")
        case .unlistedSource(let url):
            Wording(
                "\(url) is not among `sources` of entry.json", "entry.json 的 `sources` 里没有 \(url)", do: "add it there",
                "请加进去")
        case .asciiPunctuation(let mark):
            Wording(
                "`\(mark)` follows a Chinese character", "汉字后面用了半角 `\(mark)`", do: "write the full-width mark", "请用全角标点"
            )
        case .namesOnlyInOtherLanguage(let slug):
            Wording(
                "only the other language names `\(slug)` here", "只有另一种语言提到 `\(slug)`", do: "name it in both", "请两边都写")
        }
    }

}

extension ProseProblem.Construct {
    fileprivate var english: String {
        switch self {
        case .table: "a table"
        case .image: "an image"
        case .html: "raw HTML"
        case .quote: "a quotation block"
        case .rule: "a rule"
        }
    }

    fileprivate var chinese: String {
        switch self {
        case .table: "表格"
        case .image: "图片"
        case .html: "原始 HTML"
        case .quote: "引用块"
        case .rule: "分隔线"
        }
    }
}
