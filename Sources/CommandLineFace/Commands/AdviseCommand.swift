import CommandLineSyntax
import MachineOutput
import PickerHelp
import Rendering
import SourceCommandLine

/// `advise`: which style or control to use, asked in words, with options, from code, or in a short interview.
enum AdviseCommand: Command {
    /// The characters of a situation that are read.
    private static let longestSentence = 600

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
        // Nobody tells a situation at greater length, and the time to understand it grows faster than its length.
        let sentence = String(parsed.values(of: words).joined(separator: " ").prefix(Self.longestSentence))
        let reading = KnowledgeBase.situation(in: sentence)
        request.take(reading)
        request.isUnread = !sentence.allSatisfy(\.isWhitespace) && reading.findings.isEmpty && reading.other == nil
        let givesOptions = take(parsed, into: &request.situation)
        let hasNoFacts = !parsed.has(file) && !givesOptions
        let isChoice = parsed.has(file) || parsed.value(of: options) != nil || parsed.has(several)
        if let other = reading.other, !isChoice, !other.control.isLacking(on: request.situation.platform) {
            return try show(other, reading, invocation)
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
        let advice = try invocation.openKnowledge().withCode(
            try KnowledgeBase.advise(on: request.situation), names: request.names)
        if parsed.has(.json) {
            let document = AdviceDocument(
                advice, findings: request.findings, styleInCode: request.styleInCode, language: invocation.language)
            try invocation.print(machineText: try JSONText.of(document))
        } else {
            let page = AdvicePage(
                advice: advice, request: request, language: invocation.language, style: invocation.console.style)
            try invocation.console.print(page.lines)
        }
        return .success
    }

    /// Names the control for a value that is no choice among options.
    private static func show(
        _ other: SentenceReading.Other, _ reading: SentenceReading, _ invocation: Invocation
    ) throws -> ExitStatus {
        if invocation.parsed.has(.json) {
            let document = OtherControlDocument(reading, other, language: invocation.language)
            try invocation.print(machineText: try JSONText.of(document))
        } else {
            let page = OtherControlPage(
                other: other, language: invocation.language, style: invocation.console.style)
            try invocation.console.print(page.lines)
        }
        return .success
    }

    /// Takes what the options say.
    ///
    /// - Returns: whether they say anything.
    private static func take(_ parsed: ParsedCommand, into situation: inout Situation) -> Bool {
        let before = situation
        if let number = parsed.value(of: options) {
            (situation.optionCount, situation.optionsChange) = (Int(number), number == openNumber)
        }
        if let value = parsed.value(of: switching) { situation.switching = Situation.Switching(rawValue: value) }
        if let value = parsed.value(of: space) { situation.space = Situation.Space(rawValue: value) }
        if let value = parsed.value(of: container) { situation.container = Situation.Container(rawValue: value) }
        if let value = parsed.value(of: .platform) { situation.platform = Applicability.Platform(rawValue: value) }
        if let value = parsed.value(of: .minimumOS) { situation.minimumOS = Version(value) }
        if let value = parsed.value(of: optionKind) { situation.optionKind = Situation.OptionKind(rawValue: value) }
        if parsed.has(largeText) { situation.needsLargeText = true }
        if parsed.has(none) { situation.mayBeNone = true }
        if parsed.has(search) { situation.needsSearch = true }
        if parsed.has(several) { situation.needsSeveral = true }
        if parsed.has(customLook) { situation.wantsCustomLook = true }
        return situation != before
    }

    private static func choice<Value: CaseIterable & RawRepresentable>(
        _ name: String, _ valueName: String, _: Value.Type, _ summary: Localized<String>
    ) -> OptionDescription where Value.RawValue == String {
        OptionDescription(
            name, value: .one(name: valueName, rule: .choice(Value.allCases.map(\.rawValue))), summary: summary)
    }
}
