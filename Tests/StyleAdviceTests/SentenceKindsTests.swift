import KnowledgeModel
import Testing

@testable import StyleAdvice

/// Kinds of sentences that were once misread, each with several of its kind in both languages.
@Suite("Kinds of sentences")
struct SentenceKindsTests {
    /// Numbers behind the name of a platform: a release, a model, or how many options there are.
    static let names: [(String, Situation)] = [
        ("iPhone, 4 options", Situation(optionCount: 4, platform: .iOS)),
        ("iPad. 6 statuses", Situation(optionCount: 6, platform: .iPadOS)),
        ("iPhone 200 countries", Situation(optionCount: 200, platform: .iOS)),
        ("iPhone，4个选项", Situation(optionCount: 4, platform: .iOS)),
        ("iPhone 4个选项", Situation(optionCount: 4, platform: .iOS)),
        ("iOS, 4 options", Situation(optionCount: 4, platform: .iOS)),
        ("iOS: 12 cities", Situation(optionCount: 12, platform: .iOS)),
        ("iPadOS; 14 cities", Situation(optionCount: 14, platform: .iPadOS)),
        ("tvOS, 8 languages", Situation(optionCount: 8, platform: .tvOS)),
        ("tvOS 14 languages", Situation(optionCount: 14, platform: .tvOS)),
        ("macOS，5个选项", Situation(optionCount: 5, platform: .macOS)),
        ("macOS 14 种主题", Situation(optionCount: 14, platform: .macOS)),
        ("watchOS, 6 sports", Situation(optionCount: 6, platform: .watchOS)),
        ("visionOS 3 options", Situation(optionCount: 3, platform: .visionOS)),
        ("form on iPhone, 30 cities", Situation(optionCount: 30, container: .form, platform: .iOS)),
        (
            "iOS 17 settings, 8 themes",
            Situation(optionCount: 8, container: .form, platform: .iOS, minimumOS: Version("17"))
        ),
        ("iOS 16 users, 8 themes", Situation(optionCount: 8, platform: .iOS, minimumOS: Version("16"))),
        ("iOS 12 and 8 themes", Situation(optionCount: 8, platform: .iOS, minimumOS: Version("12"))),
        ("watchOS 10 上 8 种", Situation(optionCount: 8, platform: .watchOS, minimumOS: Version("10"))),
        ("iPhone 15", Situation(platform: .iOS)), ("macOS 26", Situation(platform: .macOS, minimumOS: Version("26"))),
    ]

    /// What is denied before or behind its words says nothing.
    static let denials: [(String, Situation)] = [
        ("never none", Situation()), ("they can't choose nothing", Situation()),
        ("must not be left empty", Situation()),
        ("it cannot stay empty", Situation()), ("none isn't allowed", Situation()), ("不能为空", Situation()),
        ("不能不选", Situation()), ("不可以不选", Situation()), ("不允许留空", Situation()), ("不可以留空", Situation()),
        ("允许为空", Situation(mayBeNone: true)), ("能不能不选", Situation(mayBeNone: true)),
        ("it may stay empty", Situation(mayBeNone: true)),
        ("search not needed", Situation()), ("no need for search", Situation()), ("no need for a search", Situation()),
        ("it does not need a search", Situation()), ("search isn't necessary", Situation()),
        ("search is unnecessary", Situation()), ("searching would not be useful", Situation()), ("没必要搜索", Situation()),
        ("搜索不需要", Situation()), ("不支持搜索", Situation()), ("能不能搜索", Situation(needsSearch: true)),
        ("search is needed", Situation(needsSearch: true)), ("search, not slow", Situation(needsSearch: true)),
        ("不是多选", Situation()), ("不能多选", Situation()), ("多选不需要搜索", Situation(needsSeveral: true)),
        ("no multi-select", Situation()), ("not several of them", Situation()),
        ("not in a toolbar but in a form", Situation(container: .form)),
        ("不在工具栏里，在表单里", Situation(container: .form)), ("不放在工具栏，放在列表里", Situation(container: .list)),
        ("not, in a form", Situation(container: .form)), ("not a menu please", Situation()),
    ]

    static let lists: [(String, Int?)] = [
        ("All / Unread / Flagged", 3), ("a filter, All / Unread / Flagged, tapped constantly", 3),
        ("light / dark / system appearance", 3), ("segment with Day/Week/Month", 3),
        ("List view / Grid view / Map view", 3),
        ("全部/未读/已标记", 3), ("浅色／深色／跟随系统", 3), ("Small, medium, large and extra large", 4),
        ("low, medium and high", 3), ("sizes S, M, L and XL", 4), ("小号、中号、大号和特大号", 4),
        ("iPhone / iPad / Mac", nil), ("2024/05/01", nil), ("and/or", nil), ("on iPhone, iPad and Mac", nil),
        ("in a form, on iPhone and rarely", nil), ("https://example.com/a/b", nil),
    ]
    static let parts: [(String, Int)] = [
        ("up to 3 interests out of 40", 40), ("pick up to five friends from a list of 80", 80),
        ("choose any of 12 toppings", 12), ("any of the 12 toppings", 12), ("at most 2 of 9 extras", 9),
        ("no more than four tags out of thirty", 30), ("最多选3个，从40个兴趣里", 40), ("一共80个好友，最多挑5个", 80),
        ("40个标签里最多3个", 40), ("pick 2 to 4 toppings out of 12", 12), ("choose between 2 and 4 of 12 toppings", 12),
    ]
    static let ranges: [(String, Int?)] = [
        ("between four and six options", 6), ("from 3 to 5 options", 5), ("between 4 and 6 themes", 6), ("从3到5个选项", 5),
        ("三到五个选项", 5), ("between 2 and 12 months", 11), ("从3到12个月", 10), ("from 1 to 99", 99),
        ("between 5 and 60 minutes in 5 minute steps", 12), ("from 5 to 60 minutes in steps of 5", 12),
        ("every 15 minutes from 0 to 120", 9), ("0 to 100 by 10", 11), ("from 10 to 50 in 10-point increments", 5),
        ("5到60分钟，每5分钟一档", 12), ("0到100，步长10", 11), ("从10到60，间隔10", 6), ("up to 6 options", 6),
    ]
    static let counted: [(String, Int?)] = [
        ("300 customers", 300), ("25 people", 25), ("pick from 40 users", 40), ("30 days", 30),
        ("the next 14 days", 14),
        ("未来30天", 30), ("300 customers in a searchable list", 300), ("25人里选一个", 25), ("shared by 3 people", nil),
        ("for 25 people", nil), ("3 users change it", nil),
        ("every 3 days", nil), ("changed in 30 days", nil), ("a couple of days", nil), ("7 year olds", nil),
        ("7-year-olds", nil), ("12 points", nil), ("7岁", nil),
    ]

    @Test("A name ends before what is counted", arguments: names)
    func named(sentence: String, situation: Situation) {
        let reading = SentenceReader.read(sentence)
        #expect(reading.situation == situation)
        #expect(reading.passedOver == [])
    }

    @Test("What is denied is not asked for", arguments: denials)
    func denied(sentence: String, situation: Situation) {
        let reading = SentenceReader.read(sentence)
        #expect(reading.situation == situation)
        #expect(reading.passedOver == [])
    }

    @Test("How many options there are", arguments: lists + ranges + counted)
    func count(sentence: String, count: Int?) {
        #expect(SentenceReader.read(sentence).situation.optionCount == count)
    }

    @Test("How many are chosen is no number of options", arguments: parts)
    func chosen(sentence: String, count: Int) {
        let reading = SentenceReader.read(sentence)
        #expect(reading.situation == Situation(optionCount: count, needsSeveral: true))
        #expect(reading.passedOver == [])
    }

    /// Places, and what an option shows.
    static let words: [(String, Situation)] = [
        (
            "context menu with a row of 5 color dots",
            Situation(optionCount: 5, container: .menu, optionKind: .icon)
        ),
        ("menu with a row of 5 symbols", Situation(optionCount: 5, container: .menu, optionKind: .icon)),
        ("上下文菜单里一排五个颜色", Situation(optionCount: 5, container: .menu, optionKind: .icon)),
        ("6 swatches in a menu", Situation(optionCount: 6, container: .menu, optionKind: .icon)),
        ("菜单里四个圆点", Situation(optionCount: 4, container: .menu, optionKind: .icon)),
        ("six sort orders inside a toolbar menu", Situation(optionCount: 6, container: .menu)),
        ("工具栏菜单里六种排序", Situation(optionCount: 6, container: .menu)),
        ("large accessibility text", Situation(needsLargeText: true)), ("字体调得很大", Situation(needsLargeText: true)),
        ("tags from our server", Situation(optionsChange: true)),
        ("it comes from the server", Situation(optionsChange: true)),
        ("at the top of a list", Situation(container: .list)), ("放在列表顶部", Situation(container: .list)),
        ("Form inside NavigationStack", Situation(container: .form)),
        ("List in NavigationStack", Situation(container: .list)), ("导航栈里的表单", Situation(container: .form)),
        ("a toolbar in a navigation stack", Situation(container: .toolbar)),
        ("in a navigation stack", Situation(container: .navigation)), ("a color theme", Situation()),
        ("color names", Situation()),
    ]

    @Test("Places, and what an option shows", arguments: words)
    func places(sentence: String, situation: Situation) {
        let reading = SentenceReader.read(sentence)
        #expect(reading.situation == situation)
        #expect(reading.passedOver == [])
    }

    static let others: [(String, OtherControl?)] = [
        ("choose a volume level between 0 and 100", .slider), ("brightness from 0 to 100 percent", .slider),
        ("opacity 0-100%", .slider), ("a slider from 8 to 72", .slider), ("音量0到100", .slider), ("用滑块选亮度", .slider),
        ("音量，0到100，电视上", nil), ("3 brightness levels", nil), ("brightness: low, medium, high", nil),
        ("volume units", nil), ("no slider", nil),
        ("pick a photo", .photosPicker), ("choose a profile picture", .photosPicker),
        ("choose several photos from the photo library", .photosPicker),
        ("选一张照片", .photosPicker), ("从相册里选几张", .photosPicker), ("pick a photo filter", nil),
        ("one of 16 photos", nil), ("pick a photo on tvOS", nil),
        ("sidebar on Mac with 8 sections to go to", .navigationSplitView),
        ("a sidebar to navigate between pages", .navigationSplitView), ("侧边栏里的八个栏目", .navigationSplitView),
        ("iPad 侧边栏导航", .navigationSplitView), ("a sidebar on iOS 15 with sections", nil),
        ("3 modes above the sidebar", nil),
        ("4 tabs at the bottom", .tabView), ("a tab bar", .tabView), ("switch between 4 main screens", .tabView),
        ("底部标签切换", .tabView), ("底部导航，四个", .tabView), ("four tabs of a chart", nil),
        ("选择提醒时间", .datePicker), ("pick a start time", .datePicker), ("会议的开始时间", .datePicker),
        ("a date range", nil), ("not a photo picker", nil),
    ]

    @Test("Values for another control", arguments: others)
    func other(sentence: String, control: OtherControl?) {
        let other = SentenceReader.read(sentence).other
        #expect(other?.control == control)
        #expect(other?.source.url?.hasPrefix("https://developer.apple.com/documentation/") ?? true)
    }

    static let lacking: [(OtherControl, Applicability.Platform, String?, Bool)] = [
        (.slider, .tvOS, nil, true), (.slider, .watchOS, "6", false), (.slider, .macOS, "10.15", false),
        (.photosPicker, .iOS, "15", true), (.photosPicker, .iOS, "16", false), (.photosPicker, .macOS, "12", true),
        (.photosPicker, .watchOS, "9", false), (.photosPicker, .tvOS, nil, true),
        (.photosPicker, .visionOS, nil, false),
        (.navigationSplitView, .iOS, "15", true), (.navigationSplitView, .macOS, "13", false),
        (.navigationSplitView, .tvOS, "16", false), (.tabView, .watchOS, "6", true), (.tabView, .watchOS, "7", false),
        (.tabView, .tvOS, "13", false), (.tabView, .macOS, "10.15", false),
    ]

    @Test("Where Apple's pages have them", arguments: lacking)
    func lacks(control: OtherControl, platform: Applicability.Platform, release: String?, isLacking: Bool) {
        #expect(control.isLacking(on: platform, release.flatMap { Version($0) }) == isLacking)
    }

    static let refusals: [(String, [String])] = [
        ("200 cities, no search", ["no search"]), ("60 cities, search isn't necessary", ["search isn't necessary"]),
        ("六十个城市，不需要搜索", ["不需要搜索"]), ("6 options, not a menu please", ["not a menu please"]),
        ("8 种，不要下拉菜单", ["不要下拉菜单"]), ("4 options, not segmented", ["not segmented"]),
        ("3 options, segmented control not wanted", ["segmented control not wanted"]),
        ("3 options on iPhone, no wheel", ["no wheel"]), ("a menu or a wheel, 8 options", []),
        ("60 cities, search", []), ("no search on the watch, search on the phone, 60 cities", []),
    ]

    @Test("What is not wanted is neither advised nor second", arguments: refusals)
    func refused(sentence: String, words: [String]) throws {
        let reading = SentenceReader.read(sentence)
        #expect(reading.refusals.map(\.words) == words)
        let refused = reading.refusals.reduce(into: Set<ChoiceControl>()) { $0.formUnion($1.controls) }
        #expect(refused.isEmpty == words.isEmpty)
        let advice = try StyleAdviser.advice(on: reading.situation, without: refused)
        #expect(refused.isDisjoint(with: [advice.recommended.control, advice.runnerUp.control]))
    }

    @Test("Where nothing else can be used what is not wanted is told", arguments: Applicability.Platform.allCases)
    func allRefused(platform: Applicability.Platform) throws {
        let situation = Situation(optionCount: 8, platform: platform)
        let usual = try StyleAdviser.advice(on: situation)
        let refusing = try StyleAdviser.advice(on: situation, without: Set(ChoiceControl.all))
        #expect(refusing.recommended == usual.recommended)
    }

    @Test(
        "No answer for one platform speaks of another's look",
        arguments: [Applicability.Platform.macOS, .tvOS, .watchOS, .visionOS])
    func foreign(platform: Applicability.Platform) throws {
        for container in Situation.Container.allCases {
            for several in [false, true] {
                let advice = try StyleAdviser.advice(
                    on: Situation(
                        optionCount: 8, container: container, platform: platform, optionKind: .icon,
                        needsSeveral: several))
                let choices = [advice.recommended, advice.runnerUp] + advice.avoided
                let texts = choices.flatMap(\.reasons).map(\.text.english)
                #expect(texts.filter { $0.contains("on iOS") } == [], "\(container)")
            }
        }
    }

    @Test("A menu on an assumed number says so")
    func assumed() throws {
        let open = try StyleAdviser.advice(on: Situation(container: .form))
        #expect(open.recommended.reasons.contains { $0.text.english.contains("if there are more than five") })
        let said = try StyleAdviser.advice(on: Situation(optionCount: 10, container: .form))
        #expect(!said.recommended.reasons.contains { $0.text.english.contains("if there are") })
    }

    static let titles: [(String, ChoiceControl)] = [
        ("3 options with long titles on iPhone", .picker(.inline)), ("三个选项，文字比较长，iPhone 表单", .picker(.inline)),
        ("three options whose names are whole sentences, in a toolbar", .menuWithPicker),
        ("macOS 13 偏好设置，两个互斥的选项，文字比较长", .picker(.radioGroup)), ("3 options with short titles", .picker(.segmented)),
    ]

    @Test("Long titles count against segments", arguments: titles)
    func long(sentence: String, control: ChoiceControl) throws {
        let situation = SentenceReader.read(sentence).situation
        let advice = try StyleAdviser.advice(on: situation)
        #expect(advice.recommended.control == control)
        if situation.optionKind == .longText {
            #expect(![advice.recommended.control, advice.runnerUp.control].contains(.picker(.segmented)))
        }
    }
}
