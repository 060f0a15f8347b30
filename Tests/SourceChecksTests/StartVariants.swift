import KnowledgeModel

/// With which value a picker appears: what may change it before, and what only looks like it.
enum StartVariants {
    static let all = starts + laterPickers + modelStarts + longStrings + [ownEquality]

    private static let rows = "{ Text(\"S\").tag(1); Text(\"M\").tag(2) }"

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

    /// Declarations behind strings of several lines that look like comments, or like an end.
    private static let longStrings = [
        Variant(
            slug: "initial-selection-not-in-options", lines: [],
            name: "an own picker behind a string that begins a comment",
            text: "let glob = \"\"\"\n/*.swift\n\"\"\"\n"
                + "struct Picker<C: View>: View { init(_ t: String, selection: Binding<Int>, @ViewBuilder c: () -> C) {} }\n"
                + "/** Sizes. */\n"
                + "struct Sizes: View { @State private var size = 7\n    var body: some View { Picker(\"Size\", selection: $size) \(rows) } }"
        ),
        Variant(
            slug: "foreach-id-differs-from-selection", lines: [], name: "an id behind a string with a brace",
            text: """
                enum Unit: String, CaseIterable { case km, mi }
                extension Unit: Identifiable {
                    static let sample = \"\"\"
                {
                }
                \"\"\"
                    var id: Self { self }
                }
                struct Units: View { @State private var unit = Unit.km
                    var body: some View { Picker("Unit", selection: $unit) { ForEach(Unit.allCases) { Text($0.rawValue) } } }
                }
                """),
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
}
