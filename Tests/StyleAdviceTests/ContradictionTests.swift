import KnowledgeModel
import Testing

@testable import StyleAdvice

/// Sentences that say two things of one fact: one counts, and the other is told.
@Suite("Contradictions")
struct ContradictionTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var sentence: String
        var situation: Situation
        /// The words that do not count.
        var others: [String]
        var testDescription: String { sentence }

        init(_ sentence: String, _ situation: Situation, _ others: String...) {
            (self.sentence, self.situation, self.others) = (sentence, situation, others)
        }
    }

    static let cases = [
        Case("5 options, later 200 options", Situation(optionCount: 200), "5"),
        Case("8 currencies in 3 sections", Situation(optionCount: 8), "3"),
        Case("on 3 pages, 8 options", Situation(optionCount: 8), "3"),
        Case("现在五个选项，以后两百个选项", Situation(optionCount: 200), "五"),
        Case("on iPhone and Mac", Situation(platform: .iOS), "mac"),
        Case("on Mac and iPhone", Situation(platform: .macOS), "iphone"),
        Case("手机和手表都要", Situation(platform: .iOS), "手表"), Case("iOS app on iPad", Situation(platform: .iPadOS)),
        Case("a Mac Catalyst app", Situation(platform: .macCatalyst)),
        Case("a Catalyst app on the Mac", Situation(platform: .macCatalyst), "mac"),
        Case("iOS and macOS", Situation(platform: .iOS), "macos"),
        Case(
            "macOS 14 and iOS 17", Situation(platform: .macOS, minimumOS: Version("14")), "ios", "ios 17"),
        Case("iOS 17, or iOS 16", Situation(platform: .iOS, minimumOS: Version("16")), "ios 17"),
        Case("a sheet with a form", Situation(container: .sheet), "form"),
        Case("in the navigation bar", Situation(container: .toolbar)),
        Case("in a navigation stack", Situation(container: .navigation)),
        Case("rarely, or often", Situation(switching: .rarely), "often"),
        Case("not often", Situation(switching: .rarely)), Case("不经常", Situation(switching: .rarely)),
        Case("photos and icons", Situation(optionKind: .rich), "icons"),
        Case("little room, full screen", Situation(space: .compact), "full screen"),
        Case("空间小，全屏", Situation(space: .compact), "全屏"), Case("8 themes, 8 rows, eight", Situation(optionCount: 8)),
    ]

    @Test("Both are read and one is taken", arguments: cases)
    func both(test: Case) {
        let reading = SentenceReader.read(test.sentence)
        #expect(reading.situation == test.situation)
        #expect(reading.passedOver.compactMap(\.words) == test.others)
        for passed in reading.passedOver {
            #expect(passed.winner == .words)
            #expect(passed.situation.map { reading.situation.differs(from: $0, in: passed.fact) } == true)
        }
    }

    static let decoys = [
        "many options to choose from", "multiple options", "很多选项", "a phone number type", "选手机号", "TV shows",
        "a form of payment", "上百个品牌".replacing("上百个", with: ""), "a list of brands", "saved cards", "price ranges",
        "with a remote control",
    ]

    @Test("Words that only look like a fact", arguments: decoys)
    func decoy(sentence: String) {
        var situation = SentenceReader.read(sentence).situation
        situation.optionCount = nil
        #expect(situation == Situation())
    }

    @Test("Longer words count more than those within them")
    func longer() {
        #expect(SentenceReader.read("with dynamic type").situation == Situation(needsLargeText: true))
        #expect(SentenceReader.read("select multiple options").situation == Situation(needsSeveral: true))
        #expect(SentenceReader.read("多选").situation == Situation(needsSeveral: true))
        #expect(SentenceReader.read("设置一次").situation == Situation(switching: .rarely))
    }
}
