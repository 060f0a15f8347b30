import CommandLineSyntax
import MachineOutput
import PickerHelp
import Rendering
import SourceCommandLine

/// `advise`: which style or control to use, asked in words, with options, from code, or in a short interview.
enum AdviseCommand: Command {
    static let words = ArgumentDescription(
        "WORDS", count: .any,
        summary: Localized(
            english: "The situation in your own words, English or Chinese", chinese: "用自己的话描述情况，中英文均可"))
    static let openNumber = "dynamic"
    static let options = OptionDescription(
        "options", value: .one(name: "N", rule: .integer(2...1_000_000, or: [openNumber])),
        summary: Localized(english: "How many options there are", chinese: "有多少个选项"))
    static let switching = choice(
        "switching", "HOW", Situation.Switching.self,
        Localized(english: "How often the value is changed", chinese: "多久切换一次"))
    static let space = choice(
        "space", "ROOM", Situation.Space.self, Localized(english: "How much room there is", chinese: "有多少空间"))
    static let container = choice(
        "container", "VIEW", Situation.Container.self,
        Localized(english: "The view that holds the control", chinese: "控件放在哪种视图里"))
    static let optionKind = choice(
        "option-kind", "KIND", Situation.OptionKind.self,
        Localized(english: "What an option shows", chinese: "选项显示什么"))
    static let largeText = OptionDescription(
        "large-text", summary: Localized(english: "People enlarge the text", chinese: "用户会放大字号"))
    static let none = OptionDescription(
        "none", summary: Localized(english: "Nothing may be chosen", chinese: "可以什么都不选"))
    static let search = OptionDescription(
        "search", summary: Localized(english: "Options should be searched", chinese: "需要搜索选项"))
    static let several = OptionDescription(
        "several", summary: Localized(english: "Several options may be chosen", chinese: "可以选多个"))
    static let customLook = OptionDescription(
        "custom-look", summary: Localized(english: "It must have a look of its own", chinese: "要有自己的外观"))
    static let file = OptionDescription(
        "file", value: .one(name: "FILE[:LINE]", rule: .file),
        summary: Localized(
            english: "The Swift file with the picker, and its line; what the code says is taken from it",
            chinese: "Picker 所在的 Swift 文件和行号；从代码里读取情况"))

    static let description = CommandDescription(
        "advise", summary: Localized(english: "Choose a style, or another control", chinese: "选择样式，或换一种控件"),
        discussion: Localized(
            english: """
                Say the situation in words, with options, or both; options count more than words, and words more than code. \
                Alone on a terminal it asks a few questions. What is not said is assumed, and the answer says so.
                """,
            chinese: """
                用一句话、用选项或两者一起说明情况；选项优先于句子，句子优先于代码。在终端里直接运行会问几个问题。没有说明的会做假设，并在答案里写出来。
                """),
        arguments: [words],
        options: [
            options, switching, space, container, .platform, .minimumOS, optionKind, largeText, none, search, several,
            customLook, file, .json,
        ],
        examples: [
            CommandDescription.Example(
                "picker-doctor advise 'eight currencies in a settings form on iPhone, users rarely change it'",
                meaning: Localized(english: "in your own words", chinese: "用自己的话")),
            CommandDescription.Example(
                "picker-doctor advise --options 3 --container toolbar --platform macOS --switching often",
                meaning: Localized(english: "with options", chinese: "用选项")),
            CommandDescription.Example(
                "picker-doctor advise --file Sources/SettingsView.swift:42",
                meaning: Localized(english: "for a picker in your code", chinese: "针对代码里的一个选择器")),
        ])

    static func run(_ invocation: Invocation) throws -> ExitStatus {
        let parsed = invocation.parsed
        var request = AdviceRequest()
        if let place = parsed.value(of: file) {
            switch try CodeReading(invocation: invocation, language: invocation.language).site(at: place) {
            case .site(let site): request.take(site)
            case .ended(let status): return status
            }
        }
        let sentence = parsed.values(of: words).joined(separator: " ")
        let reading = KnowledgeBase.situation(in: sentence)
        request.take(reading)
        request.isUnread = !sentence.allSatisfy(\.isWhitespace) && reading.findings.isEmpty && reading.other == nil
        let given = situation(of: parsed)
        request.take(options: given)
        let hasNoFacts = !parsed.has(file) && given == Situation()
        let isChoice = parsed.has(file) || parsed.value(of: options) != nil || parsed.has(several)
        if let other = reading.other, !isChoice,
            !other.control.isLacking(on: request.situation.platform, request.situation.minimumOS)
        {
            return try show(other, request, invocation)
        }
        let isAlone = hasNoFacts && (sentence.isEmpty || request.isUnread)
        if isAlone, invocation.console.isInteractive, !parsed.has(.json) {
            if request.isUnread {
                try invocation.console.print([StyledText(AdviceWords.nothingUnderstood[invocation.language])])
            }
            var conversation = AdviceConversation(
                console: invocation.console, language: invocation.language, help: try invocation.openKnowledge())
            return try conversation.run()
        }
        if hasNoFacts, request.isUnread { throw AdviceFailure.notUnderstood }
        let help = try invocation.openKnowledge()
        let advice = try help.withCode(
            try KnowledgeBase.advise(on: request.situation, without: request.refused), names: request.names,
            isBare: request.declaresType, sentence: sentence)
        if parsed.has(.json) {
            let document = AdviceDocument(
                advice, codes: try help.codes(in: advice), findings: request.findings, passedOver: request.passedOver,
                isCut: request.isCut, refusals: request.refusals,
                styleInCode: request.styleInCode, language: invocation.language)
            try invocation.print(machineText: try JSONText.of(document))
        } else {
            let page = AdvicePage(
                advice: advice, firstCode: try advice.patterns.first.flatMap(help.code), request: request,
                language: invocation.language, style: invocation.console.style)
            try invocation.console.print(page.lines)
        }
        return .success
    }

    /// Names the control for a value that is no choice among options.
    private static func show(
        _ other: SentenceReading.Other, _ request: AdviceRequest, _ invocation: Invocation
    ) throws -> ExitStatus {
        if invocation.parsed.has(.json) {
            let document = OtherControlDocument(
                other, situation: request.situation, findings: request.findings, passedOver: request.passedOver,
                isCut: request.isCut, language: invocation.language)
            try invocation.print(machineText: try JSONText.of(document))
        } else {
            let page = OtherControlPage(
                other: other, request: request, language: invocation.language, style: invocation.console.style)
            try invocation.console.print(page.lines)
        }
        return .success
    }

    /// What the options say, and nothing else.
    private static func situation(of parsed: ParsedCommand) -> Situation {
        let number = parsed.value(of: options)
        return Situation(
            optionCount: number.flatMap { Int($0) }, optionsChange: number == openNumber,
            switching: parsed.value(of: switching).flatMap(Situation.Switching.init),
            space: parsed.value(of: space).flatMap(Situation.Space.init),
            container: parsed.value(of: container).flatMap(Situation.Container.init),
            platform: parsed.value(of: .platform).flatMap(Applicability.Platform.init),
            minimumOS: parsed.value(of: .minimumOS).flatMap { Version($0) },
            optionKind: parsed.value(of: optionKind).flatMap(Situation.OptionKind.init),
            needsLargeText: parsed.has(largeText), mayBeNone: parsed.has(none), needsSearch: parsed.has(search),
            needsSeveral: parsed.has(several), wantsCustomLook: parsed.has(customLook))
    }

    private static func choice<Value: CaseIterable & RawRepresentable>(
        _ name: String, _ valueName: String, _: Value.Type, _ summary: Localized<String>
    ) -> OptionDescription where Value.RawValue == String {
        OptionDescription(
            name, value: .one(name: valueName, rule: .choice(Value.allCases.map(\.rawValue))), summary: summary)
    }
}
