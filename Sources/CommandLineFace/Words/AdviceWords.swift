import PickerHelp
import Rendering

/// What `advise` says besides the rules' own sentences.
enum AdviceWords {
    static let pickerIsWrong = Localized(
        english: "A `Picker` is the wrong control here.", chinese: "这里不适合用 `Picker`。")
    static let understood = Localized(english: "Understood", chinese: "已理解")
    static let nothingUnderstood = Localized(
        english:
            "Nothing of that sentence was understood; say how many options there are and where the control stands.",
        chinese: "这句话没有看懂；请说明有多少个选项、控件放在哪里。")
    static let readInCode = Localized(english: "Read from your code", chinese: "从你的代码读出")
    static let answered = Localized(english: "You said", chinese: "你的回答")
    static let assumed = Localized(english: "Assumed", chinese: "假设")
    static let why = Localized(english: "Why", chinese: "理由")
    static let runnerUp = Localized(english: "Runner-up", chinese: "次选")
    static let avoid = Localized(english: "Avoid", chinese: "避免")
    static let differ = Localized(english: "Where the sources differ", chinese: "来源不一致之处")
    static let code = Localized(english: "The code", chinese: "代码")

    static let countUnknown = Localized(
        english: "The code does not show how many options there are; with `--options` the advice is surer.",
        chinese: "从代码里看不出有多少个选项；加上 `--options` 建议会更准。")

    /// Where a pattern's code runs, if not where it was wanted.
    static func reach(_ reach: Pattern.Availability) -> Localized<String> {
        let name = reach.platform.rawValue
        return Localized(
            english: "This code is written for \(name) \(reach.since) or newer.",
            chinese: "这段代码适用于 \(name) \(reach.since) 及以上。")
    }

    /// The style that the code has now, beside the advice.
    static func styleInCode(_ style: String, fits: Bool) -> Localized<String> {
        fits
            ? Localized(english: "Your code has `.\(style)` already.", chinese: "你的代码已经是 `.\(style)`。")
            : Localized(english: "Your code has `.\(style)` now.", chinese: "你的代码现在是 `.\(style)`。")
    }

    /// A fact of a situation that is known.
    static func text(of fact: Situation.Fact, in situation: Situation) -> Localized<String> {
        switch fact {
        case .options: options(of: situation)
        case .switching:
            situation.switching == .often
                ? Localized(english: "changed often", chinese: "经常切换")
                : Localized(english: "changed rarely", chinese: "不常切换")
        case .space:
            situation.space == .compact
                ? Localized(english: "little room", chinese: "空间紧凑")
                : Localized(english: "room enough", chinese: "空间充足")
        case .container: container(situation.container ?? .form)
        case .platform: Localized(english: name(of: situation.platform), chinese: name(of: situation.platform))
        case .minimumOS: release(situation.minimumOS, on: situation.platform ?? .iOS)
        case .optionKind: kind(situation.optionKind ?? .text)
        case .largeText: Localized(english: "large text sizes", chinese: "要支持大字号")
        case .none: Localized(english: "nothing may be chosen", chinese: "可以不选")
        case .search: Localized(english: "search wanted", chinese: "需要搜索")
        case .several: Localized(english: "several choices", chinese: "可选多个")
        case .customLook: Localized(english: "a look of its own", chinese: "自己的外观")
        }
    }

    /// Why there is no advice, as a sentence for an error.
    static func line(for error: SituationError) -> Localized<StyledText> {
        switch error {
        case .tooFewOptions(let count):
            return Localized(
                english: "there is nothing to choose among \(count); give two options or more",
                chinese: "\(count) 个选项没有可选的；请给出 2 个或更多")
        case .beforeSwiftUI(let release, let platform, let since):
            return Localized(
                english:
                    "SwiftUI begins with \(platform.rawValue) \(since), and \(release) is older; give \(since) or newer",
                chinese: "SwiftUI 从 \(platform.rawValue) \(since) 开始，\(release) 更旧；请给出 \(since) 或更新的版本")
        }
    }

    private static func release(
        _ release: Version?, on platform: Applicability.Platform
    ) -> Localized<String> {
        let name = "\(platform.rawValue) \(release?.description ?? "")"
        return Localized(english: "\(name) or newer", chinese: "\(name) 及以上")
    }

    private static func options(of situation: Situation) -> Localized<String> {
        guard let count = situation.optionCount else {
            return Localized(english: "options that come and go", chinese: "选项会变化")
        }
        return situation.optionsChange
            ? Localized(english: "\(count) options that come and go", chinese: "\(count) 个会变化的选项")
            : Localized(english: "\(count) options", chinese: "\(count) 个选项")
    }

    static func container(_ container: Situation.Container) -> Localized<String> {
        switch container {
        case .form: Localized(english: "in a form", chinese: "放在表单里")
        case .list: Localized(english: "in a list", chinese: "放在列表里")
        case .stack: Localized(english: "in a plain view, such as a stack", chinese: "放在普通视图里")
        case .toolbar: Localized(english: "in a toolbar", chinese: "放在工具栏里")
        case .sheet: Localized(english: "in a sheet", chinese: "放在 sheet 里")
        case .popover: Localized(english: "in a popover", chinese: "放在 popover 里")
        case .menu: Localized(english: "in a menu", chinese: "放在菜单里")
        case .navigation: Localized(english: "on a screen of a navigation stack", chinese: "放在导航栈的一屏里")
        }
    }

    static func kind(_ kind: Situation.OptionKind) -> Localized<String> {
        switch kind {
        case .text: Localized(english: "options of text", chinese: "选项是文字")
        case .icon: Localized(english: "options of symbols", chinese: "选项是符号")
        case .rich: Localized(english: "rich rows", chinese: "选项内容丰富")
        }
    }

    private static func name(of platform: Applicability.Platform?) -> String {
        switch platform {
        case .iOS, nil: "iPhone"
        case .iPadOS: "iPad"
        case .macCatalyst: "Mac Catalyst"
        case .macOS: "Mac"
        case .tvOS: "Apple TV"
        case .visionOS: "Vision Pro"
        case .watchOS: "Apple Watch"
        }
    }
}
