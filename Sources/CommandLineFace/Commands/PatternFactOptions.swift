import CommandLineSyntax
import MachineOutput
import PickerHelp

/// The options that say what is known about the user's program.
enum PatternFactOptions {
    static let selectionType = name(
        .selectionType, "T",
        Localized(english: "The type that is selected: your own, String, Int …", chinese: "选择的类型：自己的类型、String、Int 等"))
    static let selectionName = name(
        .selection, "NAME",
        Localized(english: "The property that holds the choice", chinese: "保存选择的属性名"))
    static let optionsName = name(
        .options, "NAME",
        Localized(english: "The property that holds the options", chinese: "保存选项的属性名"))
    static let viewName = name(
        .view, "NAME", Localized(english: "The view's name", chinese: "视图名称"))
    static let title = name(
        .title, "TEXT", Localized(english: "The picker's title", chinese: "选择器的标题"))
    static let optional = OptionDescription(
        PatternCommandLine.optionName(for: .parameter(.optional)),
        summary: Localized(english: "Nothing may be chosen", chinese: "允许什么都不选"))
    static let style = choice(
        .style, "STYLE", Localized(english: "The picker's style", chinese: "选择器样式"))
    static let container = choice(
        .container, "CONTAINER", Localized(english: "The view that holds the picker", chinese: "放选择器的容器"))
    static let options = choice(
        .options, "SOURCE", Localized(english: "Where the options come from", chinese: "选项的来源"))
    static let sdk = OptionDescription(
        PatternCommandLine.optionName(for: .sdk), value: .one(name: "VERSION", rule: .version),
        summary: Localized(english: "The Xcode that compiles the code", chinese: "编译代码的 Xcode 版本"))
    static let bare = OptionDescription(
        PatternCommandLine.optionName(for: .bare),
        summary: Localized(
            english: "Leave out the declaration that stands for your own type", chinese: "不输出代替你自己类型的声明"))

    static let all = [
        selectionType, selectionName, optionsName, viewName, title, optional, style, container, options, .platform,
        .minimumOS, sdk, bare,
    ]

    private static let names: [(PatternName, OptionDescription)] = [
        (.selectionType, selectionType), (.selection, selectionName), (.options, optionsName), (.view, viewName),
        (.title, title),
    ]
    private static let choices: [(PatternParameter, OptionDescription)] = [
        (.style, style), (.container, container), (.options, options), (.platform, .platform),
    ]

    /// What the command line says about the program.
    static func facts(_ parsed: ParsedCommand) -> PatternFacts {
        var facts = PatternFacts(isBare: parsed.has(bare))
        for (name, option) in names { facts.names[name] = parsed.value(of: option) }
        for (parameter, option) in choices { facts.values[parameter] = parsed.value(of: option) }
        if parsed.has(optional) { facts.isOptional = true }
        facts.minimumOS = parsed.value(of: .minimumOS).flatMap { Version($0) }
        facts.sdk = parsed.value(of: sdk).flatMap { Version($0) }
        return facts
    }

    private static func name(
        _ name: PatternName, _ value: String, _ summary: Localized<String>
    ) -> OptionDescription {
        OptionDescription(
            PatternCommandLine.optionName(for: .name(name)), value: .one(name: value, rule: .text), summary: summary)
    }

    private static func choice(
        _ parameter: PatternParameter, _ value: String, _ summary: Localized<String>
    ) -> OptionDescription {
        OptionDescription(
            PatternCommandLine.optionName(for: .parameter(parameter)),
            value: .one(name: value, rule: .choice(parameter.allowedValues)), summary: summary)
    }
}
