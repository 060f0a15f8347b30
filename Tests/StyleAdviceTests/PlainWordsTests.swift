import KnowledgeModel
import Testing

@testable import StyleAdvice

/// Sixteen situations in each language, as people write who know nothing of styles.
@Suite("Plain words")
struct PlainWordsTests {
    static let situations: [(String, ChoiceControl)] = [
        ("my app lets you pick a dog breed, there's like 180 of them, whats best", .searchableList),
        ("I need a thing to switch between celsius and fahrenheit, people flip it constantly", .picker(.segmented)),
        ("dropdown for country code on a login screen on iphone", .searchableList),
        ("choose which days of the week the alarm repeats", .toggles),
        ("mac app, preferences window, pick one of 4 startup behaviors", .picker(.radioGroup)),
        ("rating 1 to 5 stars", .picker(.segmented)),
        (
            "user should choose a shipping address from the ones they saved before, each has name street and city",
            .searchableList
        ),
        ("apple tv app, choose between 3 subtitle languages", .picker(.inline)),
        ("watch app: pick a workout length from 5 to 60 minutes", .picker(.navigationLink)),
        ("let people pick an avatar color out of 12 swatches, want it to look like our design", .ownControl),
        ("switch between list view and grid view in the nav bar on ipad", .picker(.segmented)),
        ("pick a font, about 35 fonts, each row should be shown in its font", .searchableList),
        ("how do i do a picker where you can also choose nothing, 6 categories, loaded from my api", .picker(.menu)),
        ("time zone chooser for mac settings", .searchableList),
        ("elderly users on iphone choose 1 of 3 plans, text must be big", .segmentedOrMenuByTextSize),
        ("choose a card expiry month", .picker(.menu)),
        ("做个记账软件，选消费分类，二十来个，每个都有图标", .picker(.menu)),
        ("切换白天黑夜模式，就两个，放导航栏右上角", .picker(.segmented)),
        ("用户注册的时候选手机区号", .searchableList),
        ("外卖 app 选配送时间，一天分成六个时段", .picker(.menu)),
        ("手表上选倒计时分钟，1 到 60", .picker(.navigationLink)),
        ("Mac 上设置里选默认浏览器，四五个", .picker(.radioGroup)),
        ("健身 app 选训练动作，可以挑好几个，大概五十个动作", .searchableList),
        ("iPad 侧边栏上面切换全部、未读、已归档，来回点", .picker(.segmented)),
        ("选一个收货地址，每条有姓名电话地址三行", .rowList),
        ("老人用的 app，字要大，三个选项", .segmentedOrMenuByTextSize),
        ("电视盒子上选片源，八个", .picker(.menu)),
        ("头像从 16 张图片里选一张", .rowList),
        ("选银行，国内银行一百多家", .searchableList),
        ("孩子年级，小学一到六年级，设置完基本不动", .picker(.menu)),
        ("筛选状态，后端返回几个就几个，可以不选", .picker(.navigationLink)),
        ("问卷里选满意度：非常满意、满意、一般、不满意、非常不满意", .picker(.segmented)),
    ]

    @Test("Each leads to its control", arguments: situations)
    func leads(sentence: String, control: ChoiceControl) throws {
        let reading = SentenceReader.read(sentence)
        let found = try StyleAdviser.bestTwo(for: reading.situation).recommended
        #expect(found == control, "\(reading.situation)")
        #expect(reading.other == nil)
        #expect(reading.passedOver == [])
    }
}
