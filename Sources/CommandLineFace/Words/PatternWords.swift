import MachineOutput
import PickerHelp
import Rendering

/// What `pattern` says beside the patterns themselves.
enum PatternWords {
    static let code = Localized(english: "Code", chinese: "代码")
    static let related = Localized(english: "See also", chinese: "另见")
    static let needs = Localized(english: "Runs on", chinese: "适用系统")
    static let variesOver = Localized(english: "Varies over", chinese: "可变项")

    static func ignored(_ options: [String], by id: PatternID) -> Localized<StyledText> {
        let list = options.joined(separator: ", ")
        return Localized(
            english: "the code of \(id.text, .slug) is the same without \(list, .code)",
            chinese: "\(id.text, .slug) 的代码与 \(list, .code) 无关")
    }

    static func error(_ error: PatternError) -> Localized<StyledText> {
        switch error {
        case .unknown(let text, let nearest):
            guard !nearest.isEmpty else {
                return Localized(
                    english: "there is no pattern “\(text)”; for their list: \("picker-doctor pattern", .code)",
                    chinese: "没有名为“\(text)”的模板；查看列表：\("picker-doctor pattern", .code)")
            }
            let names = nearest.map(\.text).joined(separator: ", ")
            return Localized(
                english: "there is no pattern “\(text)”; did you mean \(names, .slug)?",
                chinese: "没有名为“\(text)”的模板；是不是想找 \(names, .slug)？")
        }
    }

    static func refusal(_ refusal: PatternRefusal) -> Localized<StyledText> {
        switch refusal {
        case .valueNotOffered(let parameter, let value, let offered):
            return notOffered(option(parameter), value, offered)
        case .styleUnavailable(let style, let platform, let since):
            guard let since else {
                return Localized(
                    english: "\(platform.rawValue) has no style \(style, .code)",
                    chinese: "\(platform.rawValue) 没有 \(style, .code) 样式")
            }
            return Localized(
                english: "the style \(style, .code) needs \(platform.rawValue) \(since.description)",
                chinese: "\(style, .code) 样式需要 \(platform.rawValue) \(since.description)")
        case .platformUnavailable(let platform, let offered):
            return notOffered(option(.platform), platform.rawValue, offered.map(\.rawValue))
        case .systemTooOld(let platform, let since, let instead):
            return adding(
                instead,
                to: Localized(
                    english: "the code needs \(platform.rawValue) \(since.description)",
                    chinese: "这段代码需要 \(platform.rawValue) \(since.description)"))
        case .impossible(let reason, let instead):
            return adding(instead, to: reason.map { StyledText($0) })
        case .typeUnsuited(let type, let offered): return unsuited(type, offered)
        case .nestedTypeNeedsBare(let type):
            return Localized(
                english: "\(type, .code) is declared inside another type: add \("--bare", .code)",
                chinese: "\(type, .code) 声明在另一个类型里：请加 \("--bare", .code)")
        case .notAName(let name, let text, let fault): return notAName(option(name), text, fault)
        case .nameTaken(let name, let text):
            return Localized(
                english: "\(option(name), .code): the code has another “\(text)”; choose another name",
                chinese: "\(option(name), .code)：代码里已有另一个“\(text)”；请换个名称")
        }
    }

    private static func option(_ parameter: PatternParameter) -> String {
        PatternCommandLine.option(for: .parameter(parameter))
    }

    private static func option(_ name: PatternName) -> String { PatternCommandLine.option(for: .name(name)) }

    private static func notOffered(_ option: String, _ value: String, _ offered: [String]) -> Localized<StyledText> {
        Localized(
            english:
                "\(option, .code): the pattern has no \(value, .code), only \(offered.joined(separator: ", "), .code)",
            chinese: "\(option, .code)：该模板没有 \(value, .code)，只有 \(offered.joined(separator: "、"), .code)")
    }

    private static func adding(_ instead: PatternID?, to text: Localized<StyledText>) -> Localized<StyledText> {
        guard let instead else { return text }
        let command = PatternCommandLine.text(PatternSuggestion(id: instead))
        return Localized(
            english: text.english + StyledText("; use this instead: ") + StyledText(command, .code),
            chinese: text.chinese + StyledText("；请改用：") + StyledText(command, .code))
    }

    private static func unsuited(
        _ type: String, _ offered: [PatternParameter.SelectionKind]
    ) -> Localized<StyledText> {
        let kinds = offered.map(kind)
        let english = kinds.map(\.english).joined(separator: ", ")
        let chinese = kinds.map(\.chinese).joined(separator: "、")
        return Localized(
            english: "\("--selection-type", .code): the pattern selects by \(english), not by \(type, .code)",
            chinese: "\("--selection-type", .code)：该模板按\(chinese)选择，不支持 \(type, .code)")
    }

    private static func kind(_ kind: PatternParameter.SelectionKind) -> Localized<String> {
        switch kind {
        case .own: Localized(english: "a type of your own", chinese: "自己的类型")
        case .text: Localized(english: "String", chinese: " String")
        case .number: Localized(english: "a number", chinese: "数字")
        case .uuid: Localized(english: "UUID", chinese: " UUID")
        }
    }

    private static func notAName(
        _ option: String, _ text: String, _ fault: PatternRefusal.NameFault
    ) -> Localized<StyledText> {
        let shown = String(text.prefix(60))
        let reason: Localized<String> =
            switch fault {
            case .empty: Localized(english: "it is empty", chinese: "是空的")
            case .tooLong: Localized(english: "it is too long", chinese: "太长")
            case .character(let character):
                Localized(english: "it holds “\(character)”", chinese: "含有“\(character)”")
            case .digit: Localized(english: "it starts with a digit", chinese: "以数字开头")
            case .reserved:
                Localized(english: "the word has a meaning of its own there", chinese: "这个词在代码里另有含义")
            }
        return Localized(
            english: "\(option, .code): “\(shown)” is no name for the code: \(reason.english)",
            chinese: "\(option, .code)：“\(shown)”不能用作名称：\(reason.chinese)")
    }
}
