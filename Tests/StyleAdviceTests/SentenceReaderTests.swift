import KnowledgeModel
import Testing

@testable import StyleAdvice

/// What is understood of a sentence.
@Suite("Sentences")
struct SentenceReaderTests {
    static let countCases: [(String, Int?)] = [
        ("eight currencies", 8), ("a dozen sizes", 12), ("two dozen teams", 24), ("twenty-five cities", 25),
        ("two hundred countries", 200), ("about 30 themes", 30), ("five to eight speeds", 8), ("5-8 speeds", 8),
        ("a few colours", 4), ("hundreds of tags", 200), ("one option", nil), ("on iOS 16 with 7 tabs", 7),
        ("iPhone 15", nil), ("tapped 3 times a day", nil), ("two lines each", nil), ("", nil),
        ("八种货币", 8), ("两百个国家", 200), ("十二个月份", 12), ("二十多个城市", 25), ("几十个标签", 40), ("三十个", 30),
        ("上百个品牌", 200), ("how many guests", nil), ("as many as they like", nil), ("many cities", 50),
        ("from 1 to 99", 99),
        ("how many guests, 1 to 10", 10), ("1-10 guests", 10), ("between 0 and 100", 101), ("from 5 to 60 minutes", 56),
        ("tapped 1 to 3 times a day", nil), ("three ranges, from 1 to 90 days", 3), ("1到60", 60), ("一到十", 10),
        ("从5至60分钟", 56), ("1, 2", 2), ("Small, Medium or Large", 3), ("choose small, medium, or large in a form", 3),
        ("filter: All, Unread or Flagged", 3), ("全部、未读或已标记", 3), ("yes or no", 2), ("Auto, on or off", 3),
        ("on, off or automatic", 3), ("week day", 7), ("星期几", 7),
        ("sort: month, week, day", 3), ("a theme picker in a form, rarely or never changed", nil),
        ("in a form, on iPhone, or iPad", nil), ("很多城市", 50), ("iOS 16 上 3 个主题", 3), ("一个选择器", nil), ("每天改三次", nil),
    ]

    @Test("Numbers of options", arguments: countCases)
    func count(sentence: String, count: Int?) {
        #expect(SentenceReader.read(sentence).situation.optionCount == count)
    }

    static let factCases: [(String, Situation)] = [
        (
            "eight currencies in a settings form on iPhone, users rarely change it",
            Situation(optionCount: 8, switching: .rarely, container: .form, platform: .iOS)
        ),
        (
            "iPhone 设置表单里的八种货币，用户不常改",
            Situation(optionCount: 8, switching: .rarely, container: .form, platform: .iOS)
        ),
        ("they don't change it often", Situation(switching: .rarely)),
        ("用户不经常切换", Situation(switching: .rarely)), ("用户经常切换", Situation(switching: .often)),
        ("no search, please", Situation()), ("不需要搜索", Situation()), ("not optional", Situation()),
        ("without a toolbar", Situation()), ("optional, with search", Situation(mayBeNone: true, needsSearch: true)),
        ("可以不选，需要搜索", Situation(mayBeNone: true, needsSearch: true)),
        ("in the navigation bar on a Mac Catalyst app", Situation(container: .toolbar, platform: .macCatalyst)),
        (
            "iOS 16.4+, icons in a menu, pick several",
            Situation(
                container: .menu, platform: .iOS, minimumOS: Version("16.4"), optionKind: .icon, needsSeveral: true)
        ),
        (
            "手表列表里，图文选项，大字号，自定义外观，多选",
            Situation(
                container: .list, platform: .watchOS, optionKind: .rich, needsLargeText: true, needsSeveral: true,
                wantsCustomLook: true)
        ),
        ("loaded from a server, little room", Situation(optionsChange: true, space: .compact)),
        ("someone picks several", Situation(needsSeveral: true)),
        ("people can pick more than one", Situation(needsSeveral: true)),
        ("several of 300 tags", Situation(optionCount: 300, needsSeveral: true)),
        ("'; DROP TABLE --json $(rm) \u{1B}[31m", Situation()),
    ]

    @Test("Facts", arguments: factCases)
    func facts(sentence: String, situation: Situation) {
        let reading = SentenceReader.read(sentence)
        #expect(reading.situation == situation)
        #expect(Set(reading.findings.map(\.fact)).count == reading.findings.count)
        #expect(reading.findings.isEmpty == (situation == Situation()))
    }

    static let otherCases: [(String, OtherControl?)] = [
        ("a birthday in a form", .datePicker), ("the time of day", .datePicker), ("选生日", .datePicker),
        ("表单里选日期", .datePicker), ("a colour for the note", .colorPicker), ("选颜色", .colorPicker),
        ("notifications on or off", .toggle), ("yes/no", .toggle), ("是否接收通知", .toggle),
        ("choose how many guests, 1 to 10", .stepper), ("人数，1到10", .stepper),
        ("a date range for the chart", nil), ("按日期排序", nil), ("a color theme", nil), ("one of 8 colours", nil),
        ("a colour from 8", nil), ("Auto, on or off", nil), ("from 1 to 99", nil), ("how many options, 1 to 10", nil),
        ("how many players (2-8)", .stepper), ("a date on watchOS 10", .datePicker), ("a date on watchOS 9", nil),
        ("a colour on the watch", nil), ("how many guests", nil), ("not a date", nil), ("a colour on tvOS", nil),
        ("8 themes", nil),
    ]

    @Test("Values that are no choice among options", arguments: otherCases)
    func other(sentence: String, control: OtherControl?) {
        let other = SentenceReader.read(sentence).other
        #expect(other?.control == control)
        #expect(other?.source.kind ?? .apple == .apple)
    }

    static let codeCases: [(Situation, [String])] = [
        (Situation(optionCount: 12, needsSeveral: true), ["several-choices"]),
        (Situation(optionCount: 300, needsSeveral: true), ["searchable-several"]),
        (Situation(optionCount: 40, mayBeNone: true, needsSearch: true, needsSeveral: true), ["searchable-several"]),
        (Situation(optionCount: 300), ["searchable-list"]),
    ]

    @Test("The code holds as many values as are chosen", arguments: codeCases)
    func code(situation: Situation, patterns: [String]) throws {
        #expect(try StyleAdviser.advice(on: situation).patterns.map(\.id.text) == patterns)
    }

    @Test("The menu of a toolbar's button holds no submenu", arguments: [6, 12])
    func toolbar(count: Int) throws {
        for platform in [Applicability.Platform.iOS, .macCatalyst] {
            let ground = try Ground(Situation(optionCount: count, container: .toolbar, platform: platform))
            for control in [ChoiceControl.picker(.menu), .menuWithPicker] {
                let suggestion = try #require(ControlPatterns.patterns(for: control, on: ground).first)
                #expect(suggestion.id.text == "toolbar-menu-picker")
                // A menu picker directly in the bar has crashed Catalyst apps.
                let isDirect = control == .picker(.menu) && platform == .iOS
                #expect(suggestion.facts.values[.style] == (isDirect ? "menu" : "inline"))
                #expect(suggestion.facts.values[.container] == "toolbar")
            }
        }
    }

    @Test("Segments in a toolbar have code for a toolbar", arguments: Applicability.Platform.allCases)
    func segments(platform: Applicability.Platform) throws {
        let ground = try Ground(Situation(optionCount: 3, container: .toolbar, platform: platform))
        let request = try #require(ControlPatterns.patterns(for: .picker(.segmented), on: ground).first)
        #expect(request.id.text == ([.tvOS, .watchOS].contains(platform) ? "enum-picker" : "toolbar-menu-picker"))
        #expect(request.facts.values[.style] == "segmented")
        let old = try Ground(
            Situation(optionCount: 3, container: .toolbar, platform: .iOS, minimumOS: Version(major: 15)))
        // The pattern for toolbars brings a navigation stack.
        #expect(ControlPatterns.patterns(for: .picker(.segmented), on: old).first?.id.text == "enum-picker")
    }

    static let lacking: [(OtherControl, Applicability.Platform, String?, Bool)] = [
        (.datePicker, .tvOS, nil, true), (.datePicker, .watchOS, nil, false), (.datePicker, .watchOS, "9", true),
        (.datePicker, .watchOS, "10", false), (.datePicker, .iOS, "13", false), (.colorPicker, .iOS, "13", true),
        (.colorPicker, .iOS, "14", false), (.colorPicker, .macOS, "10.15", true), (.colorPicker, .watchOS, nil, true),
        (.colorPicker, .tvOS, nil, true), (.colorPicker, .visionOS, nil, false), (.stepper, .watchOS, "8", true),
        (.stepper, .watchOS, "9", false), (.stepper, .tvOS, nil, true), (.toggle, .tvOS, "13", false),
        (.toggle, .watchOS, "6", false), (.toggle, .macOS, "10.15", false),
    ]

    @Test("Where Apple's pages have the other controls", arguments: lacking)
    func lacks(control: OtherControl, platform: Applicability.Platform, release: String?, isLacking: Bool) {
        #expect(control.isLacking(on: platform, release.flatMap { Version($0) }) == isLacking)
        #expect(!control.isLacking(on: nil))
    }

    @Test("Every phrase of the table is understood as itself")
    func phrases() {
        for phrase in PhraseTable.phrases {
            for wording in phrase.wordings {
                let tokens = SentenceTokens(wording.joined(separator: " "))
                #expect(phrase.match(in: tokens) != nil, "\(wording)")
                var situation = Situation()
                phrase.meaning(&situation)
                #expect(situation != Situation(), "\(wording)")
            }
        }
    }
}
