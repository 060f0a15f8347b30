import KnowledgeModel
import Testing

@testable import StyleAdvice

/// Numbers in sentences: what counts options, and what does not.
@Suite("Numbers")
struct NumberTests {
    static let digits: [(String, Int?)] = [
        ("1,000,000 cities", 1_000_000), ("1 000 000 cities", 1_000_000), ("10 000 tags", 10_000),
        ("10\u{A0}500 tags", 10_500), ("12\u{202F}000 tags", 12_000), ("1.000.000 tags", 1_000_000),
        ("8,000 names", 8000), ("10k tags", 10_000), ("1.5k cities", 1500), ("2K names to choose from", 2000),
        ("0.5M rows", 500_000), ("1.5 thousand cities", 1500), ("3 hundred teams", 300), ("about 30+ themes", 30),
        ("１２个选项", 12), ("200多项", 250), ("3万个", 30_000), ("3万5千个城市", 35_000), ("1.5万个", 15_000),
        ("2 打", 24),
        // No counts of things.
        ("12 500 tags", nil), ("50 100 200", nil), ("-5 things", nil), ("(-5)", nil), ("−3 themes", nil),
        ("2M rows", nil), ("10 m", nil), ("2m wide", nil), ("2.5 themes", nil), ("0 themes", nil), ("007", nil),
        ("in 4K", nil), ("4K video", nil), ("50% of them", nil), ("$20 more", nil), ("at 9:30", nil),
        ("16:9 screens", nil), ("on 2024-05-01", nil), ("in 2026", nil), ("2nd place", nil), ("3pm", nil),
        ("99999999999999999999 tags", nil), ("1e9", nil), ("1.2.3", nil), ("#5", nil), ("1D, 1W, 1M", 3),
    ]
    static let english: [(String, Int?)] = [
        ("half a dozen modes", 6), ("half dozen modes", 6), ("a dozen", 12), ("three dozen", 36), ("a few dozen", 48),
        ("a couple of hundred cities", 200), ("couple hundred cities", 200), ("a few hundred cities", 400),
        ("a handful of themes", 5), ("a pair of modes", 2), ("dozens of tags", 36), ("tens of tags", 20),
        ("hundreds of tags", 200), ("a hundred tags", 100), ("one hundred tags", 100), ("a thousand tags", 1000),
        ("two hundred and fifty cities", 250), ("two thousand five hundred and twelve names", 2512),
        ("five hundred thousand names", 500_000), ("a million names", 1_000_000), ("twenty five teams", 25),
        ("ninety-nine", 99), ("lots of tags", 50), ("a lot of cities", 50), ("2 or 3 themes", 3), ("3 to 5 themes", 5),
        ("millions of rows", nil), ("hundreds of thousands of rows", 200_000), ("two million rows", nil),
        ("few people change it", nil), ("many users", nil), ("lots of room", nil), ("not many options", nil),
        ("not that many themes", nil), ("a couple of minutes", nil), ("a lot", nil),
        ("changed 3 or 4 times a day", nil),
        ("two or three times", nil), ("half of them", nil), ("zero themes", nil), ("one theme", nil),
        ("shared by 3 people", nil), ("one of 12 months", 12),
    ]
    static let chinese: [(String, Int?)] = [
        ("两千五百个商品", 2500), ("一百零五个", 105), ("十二万个", 120_000), ("几十个", 40), ("几百种", 400), ("十几种", 14),
        ("二十来个", 20), ("上千个", 2000), ("百来个城市", 100), ("两三个", 3), ("七八十个", 80), ("三四百个", 400),
        ("五六个", 6), ("半打", 6), ("一打", 12), ("两打杯子", 24), ("二十余种", 25), ("数百个", 400), ("很多城市", 50),
        ("不少标签", 50), ("十二个月份", 12), ("几个也可能几百个", 400), ("一千个", 1000),
        ("三亿个用户", nil), ("两千万个", nil), ("万一不够", nil), ("千万不要改", nil), ("一二三", nil), ("二零二六年", nil),
        ("三分之一", nil), ("百分之五十", nil), ("第三个", nil), ("每三个月改一次", nil), ("三个月", nil), ("三小时", nil),
        ("一打开就选", nil), ("很多人会改", nil), ("十分常用", nil), ("三次", nil), ("一个", nil), ("数据", nil),
    ]
    static let lists: [(String, Int?)] = [
        ("5, 10 or 15 minutes", 3), ("5 min, 15 min, 30 min, 1 hour", 4), ("10%, 15%, 20%", 3),
        ("播放速度 0.5x 1x 1.5x 2x", 4), ("5 分钟、15 分钟、30 分钟", 3), ("(XS S M L XL XXL)", 6), ("low, medium, high", 3),
        ("priority low medium high", 3), ("字体大小 小 中 大", 3), ("all US states", 50), ("下单时选省份", 34),
        ("all countries", 195), ("all / active / done", 3), ("filter: all / active / done", 3),
        ("in a form, rarely, on iPhone", nil), ("how many players (2-8)", 7), ("2-8 players", 8),
        ("iOS 15, 16 and 17, eight themes", 8), ("iOS 16 or 17, 8 themes", 8), ("iOS 16 and 7 tabs", 7),
        ("iPhone 15 and 8 themes", 8), ("3 of 10 toppings", 10), ("pick two of them", nil), ("从十二种里选三种", 12),
        ("最多选三个，一共 30 个", 30),
    ]

    @Test("How many options a sentence speaks of", arguments: digits + english + chinese + lists)
    func count(sentence: String, count: Int?) {
        #expect(SentenceReader.read(sentence).situation.optionCount == count)
    }

    @Test(
        "How many are chosen is no number of options, and says that several are",
        arguments: ["3 of 10 toppings", "pick two of them", "从十二种里选三种", "choose 3 of the 8 days"])
    func chosen(sentence: String) {
        let reading = SentenceReader.read(sentence)
        #expect(reading.situation.needsSeveral)
        #expect(reading.passedOver == [])
    }

    @Test(
        "A number that is too great is told",
        arguments: [("三亿个用户", "三亿"), ("2M rows", "2m"), ("5,000,000 rows", "5,000,000")])
    func tooGreat(sentence: String, words: String) {
        let passed = SentenceReader.read(sentence).passedOver
        #expect(passed == [SentenceReading.PassedOver(fact: .options, words: words, situation: nil)])
    }

    static let pieces = [
        "一", "1 ", "1,000,", "two hundred and ", "五到", "or ", "a, ", "how 1-2 ", "how many ", "mac ipad ", "、一二", "不",
        "x.", "(", "not often ", "5, 10 or ", "选三个", "no menu ", "up to 3 of 4 ", "a/b ", "\u{1F468}\u{200D}\u{1F469}",
    ]

    /// The longest text takes some hundredths of a second; a reader that looks back at every character takes several
    /// seconds. The bound lies between, for busy machines.
    @Test("The longest text is read at once", arguments: pieces)
    func atOnce(piece: String) {
        let text = String(String(repeating: piece, count: SentenceReading.longest).prefix(SentenceReading.longest))
        let times = (0..<3).map { _ in ContinuousClock().measure { _ = SentenceReader.read(text) } }
        #expect((times.min() ?? .seconds(9)) < .seconds(1), "\(times)")
    }

    @Test("What stands behind the longest sentence is not read, and that is told")
    func cut() {
        let filling = String(repeating: "和", count: SentenceReading.longest - 4)
        #expect(!SentenceReader.read("8 个" + filling).isCut)
        let long = SentenceReader.read("8 个" + filling + "，在 Mac 上")
        #expect(long.isCut)
        #expect(long.situation == Situation(optionCount: 8))
    }
}
