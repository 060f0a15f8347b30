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
        ("上百个品牌", 200), ("很多城市", 50), ("iOS 16 上 3 个主题", 3), ("一个选择器", nil), ("每天改三次", nil),
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
        ("'; DROP TABLE --json $(rm) \u{1B}[31m", Situation()),
    ]

    @Test("Facts", arguments: factCases)
    func facts(sentence: String, situation: Situation) {
        let reading = SentenceReader.read(sentence)
        #expect(reading.situation == situation)
        #expect(Set(reading.findings.map(\.fact)).count == reading.findings.count)
        #expect(reading.findings.isEmpty == (situation == Situation()))
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
