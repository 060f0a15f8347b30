import KnowledgeModel
import Testing

@testable import StyleAdvice

/// The five situations of the project's trial, each told in five ways and two languages.
@Suite("Wordings")
struct WordingTests {
    struct Wording: Sendable, CustomTestStringConvertible {
        var text: String
        var control: ChoiceControl
        var testDescription: String { text }
    }

    static let wordings =
        told(currencies, .picker(.menu)) + told(ranges, .picker(.segmented))
        + told(countries, .searchableList) + told(toppings, .toggles) + told(department, .picker(.navigationLink))

    private static func told(_ texts: [String], _ control: ChoiceControl) -> [Wording] {
        texts.map { Wording(text: $0, control: control) }
    }

    private static let currencies = [
        "I have a settings screen on iPhone with 8 currencies and people hardly ever touch it",
        "iPhone app, preferences form: choose one of eight currencies, it gets changed maybe once a year",
        "which picker for about eight currency codes in a Form? users set it one time and forget it",
        "a currency row in my settings form, 8 choices, iOS, not something people change a lot",
        "Currency selection (USD, EUR, JPY, GBP, CNY, CHF, AUD, CAD) inside a Form on the phone, seldom used",
        "iPhone 设置页里选货币，一共 8 种，基本上选一次就不改了", "表单里有个货币选项，八个可选，用户几乎不会动它，手机端",
        "设置界面，货币单位，大概八种，很少有人改", "我要在 Form 里放一个选币种的，人民币美元等 8 个，平时不怎么换",
        "手机 App 的偏好设置，八种货币选一种，一年也改不了一次",
    ]
    private static let ranges = [
        "on the Mac, in the window toolbar: day, week, month for a chart, flipped constantly",
        "toolbar of my macOS app needs a switch between 3 chart ranges, used all day long",
        "three time ranges in a mac toolbar, users jump between them a lot",
        "macOS toolbar, three options (1D, 1W, 1M), people change it again and again",
        "I want to let people toggle between 3 ranges of a graph in the toolbar on Mac very often",
        "mac 应用的工具栏上切换日、周、月三种图表范围，用得非常多", "macOS 工具栏，三个时间范围，用户随时会换",
        "Mac 端工具栏里放三个选项来切换图表，频繁操作", "桌面端 mac，工具栏，图表的三个区间，经常来回点",
        "在 Mac 的工具栏切换 3 个图表区间，老是要切",
    ]
    private static let countries = [
        "sign-up form, iOS 16 and up, pick one of 200 countries, must be searchable",
        "registration on iPhone needs a country field with about two hundred entries and a search box",
        "huge list of countries (around 195) in a form, users type the name to find theirs, iOS 16+",
        "country selection with search, ~200 countries, iOS 16, inside a Form",
        "how do I let users find their country among 249 in a signup form on iOS 16?",
        "注册页选国家，两百来个，要能搜，最低 iOS 16", "iOS 16 起，表单里选国家，列表有 200 多项，支持搜索",
        "注册表单里的国家字段，大约 195 个，用户输入名字来找", "国家太多了，快两百个，想加个搜索框，iOS 16 表单",
        "手机注册时选国家和地区，249 个，希望可以按名称查找",
    ]
    private static let toppings = [
        "pizza toppings: 12 of them, people can tick as many as they like, iPhone form",
        "let users choose multiple toppings out of a dozen in a Form on iOS",
        "twelve toppings in a form on the phone, any combination may be selected",
        "a form where someone checks off several of 12 toppings, iPhone",
        "multi-selection of pizza toppings, 12 options, in an iOS form",
        "披萨配料 12 种，可以选好几样，放在 iPhone 表单里", "表单里勾选配料，一共十二种，能同时选多个",
        "点餐界面表单，配料有 12 样，想要几样选几样，手机", "iPhone 上十二种配料，多选，Form 里",
        "配料可以任意组合，12 个选项，在表单中，iOS",
    ]
    private static let department = [
        "department picker in an iPad form, the list comes from our API and it can stay empty",
        "iPad: form with a department field; departments are fetched at launch, choosing one isn't required",
        "optional department, options downloaded from the backend, inside a Form, iPadOS",
        "on iPad in a form, choose a department or none; the departments arrive from the network",
        "form on iPad, department list is remote and changes, user may leave it blank",
        "iPad 表单，部门列表从接口拿，可以不填", "部门是后台返回的，数量不定，可以不选，iPad 的表单里",
        "iPad 上的表单有个部门字段，非必填，选项从网络获取", "在 iPad 表单里选部门，部门从服务端拉取，也可以留空",
        "平板表单，部门选项由后端下发，允许为空",
    ]

    @Test("Each wording leads to its control", arguments: wordings)
    func leads(wording: Wording) throws {
        let situation = SentenceReader.read(wording.text).situation
        let found = try StyleAdviser.bestTwo(for: situation).recommended
        #expect(found == wording.control, "\(situation)")
    }
}
