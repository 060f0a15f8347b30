import KnowledgeModel
import Rendering

/// The options that mean the same wherever they stand.
extension OptionDescription {
    /// `--lang`, the language of the answer.
    package static let language = OptionDescription(
        "lang", value: .one(name: "LANGUAGE", rule: .choice(Language.allCases.map(\.rawValue))),
        summary: Localized(
            english: "The language of the answer; the locale's where not given", chinese: "回答的语言，默认按系统区域设置"))

    /// `--color`.
    package static let color = OptionDescription(
        "color", value: .one(name: "WHEN", rule: .choice(OutputStyle.ColorChoice.allCases.map(\.rawValue))),
        summary: Localized(english: "When to use colour", chinese: "何时使用颜色"), defaultValue: "auto")

    /// `--json`.
    package static let json = OptionDescription(
        "json", summary: Localized(english: "The answer as JSON, for other programs", chinese: "以 JSON 输出，供其他程序使用"))

    /// `--knowledge` of `picker-doctor`, which hands its whole command line on to the program that reads Swift; that one takes no
    /// notice of it.
    package static let knowledge = OptionDescription(
        "knowledge", value: .one(name: "FILE", rule: .file),
        summary: Localized(
            english:
                "Another knowledge file than the one that comes with the program; check, facts and rules read none",
            chinese: "使用另一个知识库文件；check、facts 和 rules 不读取知识库"))
}
