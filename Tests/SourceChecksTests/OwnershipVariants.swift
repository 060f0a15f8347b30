import KnowledgeModel

/// Where a choice is kept: in a constant, in a property that nobody announces, in an object that does not last.
enum OwnershipVariants {
    static let all = constants + plain + objects + longLists + starts + laterPickers + modelStarts + [ownEquality]

    private static let rows = "{ Text(\"S\").tag(1); Text(\"M\").tag(2) }"

    private static func constant(_ name: String, lines: [Int], _ text: String) -> Variant {
        Variant(slug: "constant-selection", lines: lines, name: name, text: text)
    }

    /// A view whose body stands in line 2.
    private static func view(_ body: String, _ name: String = "Sizes") -> String {
        """
        struct \(name): View { @State private var size = 1; let isOpen: Bool
            var body: some View { \(body) }
        }
        """
    }

    private static let picker = "Picker(\"Size\", selection: .constant(size)) \(rows)"

    private static let constants = [
        constant(
            "spelled with its type", lines: [2], view("Picker(\"A\", selection: Binding<Int>.constant(1)) \(rows)")),
        constant("in one branch alone", lines: [2], view("if isOpen { \(picker) }")),
        constant(
            "one side of two", lines: [],
            view("if isOpen { Picker(\"Size\", selection: $size) \(rows) } else { \(picker) }")),
        constant("disabled", lines: [], view("\(picker).disabled(true)")),
        constant("in a disabled form", lines: [], view("Form { \(picker) }.disabled(!isOpen)")),
        constant("in a preview", lines: [], "#Preview { \(picker) }"),
        constant("a stand-in while loading", lines: [], view(picker, "SizesPlaceholder")),
        constant("of demos", lines: [], view(picker, "SizeDemos")),
        constant("of something that has demo within", lines: [2], view(picker, "DemocracySizes")),
        constant("of contests", lines: [2], view(picker, "ContestsView")),
        constant("of a type of the app", lines: [], view("Picker(\"A\", selection: Store.constant(1)) \(rows)")),
        constant(
            "a choice of two bindings", lines: [],
            view("Picker(\"A\", selection: isOpen ? $size : .constant(1)) \(rows)")),
    ]

    /// A model and a picker bound to a part of it, in line 4.
    private static func model(
        _ members: String, _ path: String = "size", attribute: String = "", holder: String = "@StateObject var"
    ) -> String {
        """
        \(attribute) final class Model: ObservableObject { @Published var other = 1; \(members) }
        struct Draft { var size = 1 }
        struct Sizes: View { \(holder) model = Model()
            var body: some View { Form { Picker("Size", selection: $model.\(path)) \(rows) } } }
        """
    }

    private static func plain(_ name: String, lines: [Int], _ text: String) -> Variant {
        Variant(slug: "storage-wrapper-does-not-publish", lines: lines, name: name, text: text)
    }

    private static let plain = [
        plain("a plain property", lines: [4], model("var size = 1")),
        plain("a plain property of the main actor's class", lines: [4], model("var size = 1", attribute: "@MainActor")),
        plain("a part of a plain property", lines: [4], model("var draft = Draft()", "draft.size")),
        plain("published", lines: [], model("@Published var size = 1")),
        plain("a part of a published property", lines: [], model("@Published var draft = Draft()", "draft.size")),
        plain("an observer that may publish", lines: [], model("var size = 1 { didSet { other += 1 } }")),
        plain("news sent elsewhere", lines: [], model("var size = 1; func set() { objectWillChange.send() }")),
        plain("a macro's class", lines: [], model("var size = 1", attribute: "@Stored")),
        plain("a wrapper that is not known", lines: [], model("@Setting var size = 1")),
        plain("observable", lines: [], model("var size = 1", attribute: "@Observable")),
        plain("held as state", lines: [], model("var size = 1", holder: "@State var")),
        plain(
            "an object within a published one", lines: [],
            """
            final class Inner: ObservableObject { var size = 1 }
            final class Outer: ObservableObject { @Published var inner = Inner() }
            struct Sizes: View { @StateObject var outer = Outer()
                var body: some View { Picker("Size", selection: $outer.inner.size) \(rows) } }
            """),
    ]

    /// A child that makes its object, with the picker in line 3, and what uses the child.
    private static func child(
        _ property: String, model: String = "@Published var size = 1",
        user: String = "struct Parent: View { @State var text = \"\"; var body: some View { Child() } }"
    ) -> String {
        """
        final class Model: ObservableObject { static let shared = Model(); \(model) }
        struct Child: View { \(property)
            var body: some View { Picker("Size", selection: $model.size) \(rows) } }
        \(user)
        """
    }

    private static func object(_ name: String, lines: [Int], _ text: String) -> Variant {
        Variant(slug: "observed-object-made-in-view", lines: lines, name: name, text: text)
    }

    private static let own = "@ObservedObject private var model = Model()"

    private static let objects = [
        object(
            "with its type written", lines: [],
            child("@ObservedObject var model: Model = .shared")),
        object("in a changing parent", lines: [3], child(own).replacing("static let shared = Model(); ", with: "")),
        object("owned", lines: [], child("@StateObject private var model = Model()")),
        object(
            "a model that stores its values", lines: [],
            child(own, model: "@Published var size = 1 { didSet { UserDefaults.standard.set(size, forKey: \"a\") } }")
                .replacing("static let shared = Model(); ", with: "")),
        object(
            "the root of a window", lines: [],
            child(own, user: "let controller = UIHostingController(rootView: Child())")
                .replacing("static let shared = Model(); ", with: "")),
        object(
            "used in a preview alone", lines: [],
            child(own, user: "#Preview { Child() }").replacing("static let shared = Model(); ", with: "")),
        object(
            "handed in", lines: [],
            child(
                "@ObservedObject var model = Model()",
                user: """
                    struct Parent: View { @StateObject var model = Model(); var body: some View { Child(model: model) } }
                    """
            ).replacing("static let shared = Model(); ", with: "")),
        object(
            "assigned by an initialiser", lines: [],
            child(own + "; init(_ other: Model) { model = other }").replacing("static let shared = Model(); ", with: "")
        ),
        object(
            "in a parent that never changes", lines: [],
            child(own, user: "struct Parent: View { var body: some View { Child() } }")
                .replacing("static let shared = Model(); ", with: "")),
    ]

    /// A picker in line 3 whose variable starts with a value that no option has, and what else the view does with it.
    private static func start(_ name: String, lines: [Int], _ members: String) -> Variant {
        let text = """
            struct Sizes: View { @State var size = 7; @State var other = 1
                var body: some View { Form {
                    Picker("Size", selection: $size) \(rows)
                } }
                \(members)
            }
            """
        return Variant(slug: "initial-selection-not-in-options", lines: lines, name: name, text: text)
    }

    private static let starts = [
        start("never written", lines: [1], "func show() { print(size) }"),
        start("written below a comment", lines: [], "init() {\n// a var, no let\nsize = 1 }"),
        start("written in a tuple", lines: [], "init() { (size, other) = (1, 2) }"),
        start("written in a nested tuple", lines: [], "init() { ((other, size), _) = ((1, 2), 3) }"),
        start("compared in a tuple", lines: [1], "func same() -> Bool { (size, other) == (1, 2) }"),
        start(
            "handed on through a chain with a comment", lines: [],
            """
            }
            struct Model { var inner: Sizes }
            struct User: View { @Binding var model: Model; var body: some View { Field(value: $model // the model
                .inner.size) }
            """),
        start("set by an action of the view", lines: [1], "func a() -> some View { Button(\"\") { size = 1 } }"),
        start("set by a try", lines: [], "init() throws { try size = load() }"),
        start("set by an await", lines: [], "func load() async { await self.size = next() }"),
        start("set in brackets", lines: [], "init() { (size) = 1 }"),
        start("handed on in brackets", lines: [], "init() { change(&(size)) }"),
        start("set in back quotes", lines: [], "init() { `size` = 1 }"),
        start("set in back quotes of self", lines: [], "init() { self.`size` = 1 }"),
        start("set through a key path", lines: [], "init() { self[keyPath: \\.size] = 1 }"),
        start("set by a subscriber", lines: [], "init() { Just(1).assign(to: \\.size, on: self) }"),
        start("changed by a method", lines: [], "init() { size.negate() }"),
        start("changed by an operator", lines: [], "init() { size <- 1 }"),
        start("changed by another one", lines: [], "init() { size ??= 1 }"),
        start("changed by a sign", lines: [], "init() { ++size }"),
        start("changed by a macro", lines: [], "init() { #set(size, 1) }"),
        start("set behind a form feed", lines: [], "init() { size\u{0C} = 1 }"),
        start("read by a method", lines: [1], "var text: String { size.formatted() }"),
        start("read by operators", lines: [1], "var text: Bool { size + 1 > 2 && -size < other }"),
        start("read in a sum", lines: [1], "func add() { other += size }"),
        start("given by another name", lines: [], "}\ntypealias Other = Sizes\nlet view = { Other(size: 1) "),
        start("given in back quotes", lines: [], "}\nlet view = { `Sizes`(`size`: 1) "),
        start("named with its initialiser", lines: [], "}\nlet view = { Sizes.init(size:) "),
        start(
            "a control of the app's own", lines: [],
            """
            var field: some View { Slider(value: $size) } }
            struct Slider: View { @Binding var value: Int; var body: some View { Text("").onAppear { value = 1 }
            }
            """),
        start(
            "given to a generic initialiser", lines: [],
            "}\nstruct Row<T>: View { var body: some View { Sizes<T>(size: 1) }"),
    ]

    /// A picker that appears after an action, which sets the value: `PICKER` stands for it.
    private static func later(_ name: String, _ body: String) -> Variant {
        let picker = "Picker(\"Size\", selection: $size) \(rows)"
        let button = "Button(\"A\") { size = 1; isShown = true }"
        let body = body.replacing("PICKER", with: picker).replacing("BUTTON", with: button)
        return Variant(
            slug: "initial-selection-not-in-options", lines: [], name: name,
            text: """
                struct Sizes: View { @State private var size = 7; @State private var isShown = false
                    var isSet: Bool { size < 7 }
                    var body: some View { VStack { \(body) } }
                }
                """)
    }

    private static let laterPickers = [
        later("in a sheet", "BUTTON.sheet(isPresented: $isShown) { Form { PICKER } }"),
        later("in a popover", "BUTTON.popover(isPresented: $isShown) { PICKER }"),
        later("pushed", "BUTTON.navigationDestination(isPresented: $isShown) { PICKER }"),
        later("in a branch", "if isShown { PICKER } else { BUTTON }"),
        later("in a branch that asks a property", "if isSet { PICKER } else { BUTTON }"),
        later("in a case", "switch isShown { case true: PICKER; case false: BUTTON }"),
        later("behind a link", "NavigationLink(\"A\") { PICKER }; BUTTON"),
        later("in a tab", "TabView { PICKER; BUTTON }"),
        later("set as it appears", "PICKER.onChange(of: 1, initial: 1 == 1) { size = 1 }"),
    ]

    /// A model whose property starts with a value that no option has, and what else there is; the picker stands in line 4.
    private static func modelStart(
        _ name: String, lines: [Int], _ model: String, _ others: String = "", holder: String = "@StateObject var"
    ) -> Variant {
        let text = """
            enum Unit: Hashable { case km, mi, light }
            \(model)
            struct Units: View { \(holder) model = Model()
                var body: some View { Picker("Unit", selection: $model.unit) { Text("").tag(Unit.km); Text("").tag(Unit.mi) } }
            }
            \(others)
            """
        return Variant(slug: "initial-selection-not-in-options", lines: lines, name: name, text: text)
    }

    private static let observed = "final class Model: ObservableObject { @Published var unit = Unit.light }"

    private static let modelStarts = [
        modelStart("never written", lines: [2], observed),
        modelStart(
            "written by a protocol", lines: [],
            "protocol HasUnit: AnyObject { var unit: Unit { get set } }; extension HasUnit { func set() { unit = .km } }; "
                + observed, "extension Model: HasUnit {}"),
        modelStart(
            "written by a subclass", lines: [], "class Model: ObservableObject { @Published var unit = Unit.light }",
            "final class Sub: Model { func set() { unit = .km } }"),
        modelStart(
            "kept in a database", lines: [], "@Model final class Model { var unit = Unit.light; init() {} }",
            holder: "@Bindable var"),
        modelStart("decoded", lines: [], observed, "extension Model: Codable {}"),
        modelStart("of a base that is not seen", lines: [], observed.replacing(": Obs", with: ": Base, Obs")),
    ]

    /// A value that is equal where the app says so.
    private static let ownEquality = Variant(
        slug: "initial-selection-not-in-options", lines: [], name: "an equality of its own",
        text: """
            struct Money: Hashable { var code: String; var name: String
                static func == (a: Money, b: Money) -> Bool { a.code == b.code } }
            struct Prices: View { @State private var money = Money(code: "EUR", name: "")
                var body: some View { Picker("M", selection: $money) { Text("").tag(Money(code: "EUR", name: "Euro")) } }
            }
            """)

    /// A picker over a list, in line 3.
    private static func list(_ data: String, _ style: String = ".menu", _ members: String = "") -> Variant {
        let text = """
            import SwiftUI
            struct Zones: View { @State private var zone = ""
                var body: some View { Picker("Zone", selection: $zone) { ForEach(\(data), id: \\.self) { Text($0) } }.pickerStyle(\(style)) }
                \(members)
            }
            """
        return Variant(slug: "too-many-options", lines: [3], name: "\(data) \(style) \(members)", text: text)
    }

    private static func short(_ variant: Variant) -> Variant {
        var variant = variant
        variant.lines = []
        return variant
    }

    private static let longLists = [
        list("TimeZone.knownTimeZoneIdentifiers.sorted()"),
        list("Locale.isoRegionCodes"),
        list("zones", ".menu", "private let zones = TimeZone.knownTimeZoneIdentifiers"),
        list("Self.zones", ".menu", "private static let zones = TimeZone.knownTimeZoneIdentifiers.sorted()"),
        list("zones()", ".menu", "func zones() -> [String] { Array(TimeZone.knownTimeZoneIdentifiers) }"),
        list("names", ".menu", "var names: [String] { return Locale.commonISOCurrencyCodes.map { $0 } }"),
        short(list("TimeZone.knownTimeZoneIdentifiers", ".wheel")),
        short(list("TimeZone.knownTimeZoneIdentifiers.filter { $0.hasPrefix(\"Europe\") }")),
        short(list("zones", ".menu", "@State private var zones = TimeZone.knownTimeZoneIdentifiers")),
        short(list("Store.availableIdentifiers")),
    ]
}
