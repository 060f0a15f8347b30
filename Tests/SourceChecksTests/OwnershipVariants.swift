import KnowledgeModel

/// Where a choice is kept: in a constant, in a property that nobody announces, in an object that does not last.
enum OwnershipVariants {
    static let all = constants + plain + objects + parents + longLists + watched

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
        constant(
            "one return of two", lines: [],
            view("if isOpen { return AnyView(Picker(\"S\", selection: $size) \(rows)) }; return AnyView(\(picker))")),
        constant(
            "the return of a guard", lines: [],
            view("guard isOpen else { return AnyView(\(picker)) }; return AnyView(SizesEditor())")),
        constant(
            "one of two conditions", lines: [],
            view("Form { if isOpen { \(picker) }; if !isOpen { Picker(\"S\", selection: $size) \(rows) } }")),
        constant(
            "beside another picker", lines: [2], view("Form { \(picker); Picker(\"S\", selection: $size) \(rows) }")),
        constant("disabled by the environment", lines: [], view("\(picker).environment(\\.isEnabled, false)")),
        constant("in another locale", lines: [2], view("\(picker).environment(\\.locale, .current).padding()")),
        constant("locked by the app", lines: [], view("Form { \(picker) }.locked()")),
        constant("changed by a modifier of the app", lines: [], view("\(picker).modifier(Locked())")),
        constant(
            "changed by an own function of a known name", lines: [],
            view("\(picker).badge(1)") + "\nextension View { func badge(_ n: Int) -> some View { disabled(true) } }"),
        constant("given to an own function", lines: [], view("locked { \(picker) }")),
        constant(
            "in a widget", lines: [],
            "import WidgetKit\n" + view(picker)
                + "\nstruct W: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: \"\") { _ in Sizes() } } }"
        ),
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

    /// A stored setting of a model, with the picker in line 8, in a view with a property.
    private static func watched(_ name: String, lines: [Int], _ member: String) -> Variant {
        plain(
            name, lines: lines,
            """
            final class Model: ObservableObject {
                var size: Int {
                    get { UserDefaults.standard.integer(forKey: "size") }
                    set { UserDefaults.standard.set(newValue, forKey: "size") }
                }
            }
            struct Sizes: View { @StateObject var model = Model(); \(member)
                var body: some View { Form { Picker("Size", selection: $model.size) \(rows) } } }
            """)
    }

    private static let watched = [
        watched("a stored setting", lines: [8], ""),
        watched("a stored setting that the view reads too", lines: [], "@AppStorage(\"size\") var size = 1"),
        watched("a stored setting beside another one", lines: [8], "@AppStorage(\"other\") var other = 1"),
        watched("a stored setting beside one of a constant", lines: [], "@AppStorage(Keys.size) var size = 1"),
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

    /// A child in a parent of some members, where the object starts afresh.
    private static func parent(_ name: String, lines: [Int], _ members: String) -> Variant {
        let user = "struct Parent: View { @State var text = \"\"; \(members) }"
        return object(
            name, lines: lines, child(own, user: user).replacing("static let shared = Model(); ", with: ""))
    }

    private static let parents = [
        parent("kept in a property", lines: [], "let child = Child(); var body: some View { child }"),
        parent("kept by the type", lines: [], "static let child = Child(); var body: some View { Self.child }"),
        parent(
            "made in an action", lines: [],
            "var body: some View { Button(\"A\") { show(Child()) }.onTapGesture { show(Child()) } }"),
        parent(
            "made in the closure of an action", lines: [], "var body: some View { Button(\"A\") { Child() } }"),
        parent(
            "for a controller", lines: [],
            "var body: some View { Host(controller: UIHostingController(rootView: Child())) }"),
        parent("made in a function", lines: [], "func show() { Child() }; var body: some View { Text(text) }"),
        parent("in a form", lines: [3], "var body: some View { Form { if text.isEmpty { Child().padding() } } }"),
        parent("equal to itself", lines: [], "var body: some View { Child().equatable() }"),
        parent("in a helper", lines: [3], "var body: some View { rows }; var rows: some View { Child() }"),
    ]

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
        list("TimeZone.knownTimeZoneIdentifiers.compactMap { TimeZone(identifier: $0) }"),
        list("TimeZone.knownTimeZoneIdentifiers.compactMap(TimeZone.init(identifier:))"),
        list("Foundation.TimeZone.knownTimeZoneIdentifiers"),
        short(
            list(
                "TimeZone.knownTimeZoneIdentifiers.compactMap { $0.hasPrefix(\"E\") ? TimeZone(identifier: $0) : nil }")
        ),
        short(list("Array(TimeZone.knownTimeZoneIdentifiers[0..<5])")),
        short(list("TimeZone.knownTimeZoneIdentifiers[0..<5]")),
        short(list("TimeZone.knownTimeZoneIdentifiers.prefix(5)")),
        short(
            list(
                "TimeZone.knownTimeZoneIdentifiers", ".menu",
                "}; enum TimeZone { static let knownTimeZoneIdentifiers = [\"A\"]")),
        short(
            list(
                "App.TimeZone.knownTimeZoneIdentifiers", ".menu",
                "}; enum App { enum TimeZone { static let knownTimeZoneIdentifiers = [\"A\"] }")),
    ]
}
