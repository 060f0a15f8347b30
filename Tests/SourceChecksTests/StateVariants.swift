import KnowledgeModel

/// Shapes of the faults of the area `state`.
enum StateVariants {
    static let all = bindings + live + menus + effects + starts + storage

    private static let bindings = [
        Variant(
            slug: "binding-stored-in-view-model", lines: [7], name: "a wrapper in an ObservableObject",
            text: """
                final class Filter: ObservableObject { @Binding var kind: Int
                    init(_ kind: Binding<Int>) { _kind = kind }
                }
                struct Sheet: View {
                    @StateObject var filter: Filter
                    var body: some View {
                        Picker("Kind", selection: $filter.kind) { Text("A").tag(1) }
                    }
                }
                """),
        Variant(
            slug: "binding-stored-in-view-model", lines: [], name: "a class that makes its binding",
            text: """
                final class Filter: ObservableObject { var kind: Binding<Int>!
                    @Published var value = 1
                    init() { kind = Binding(get: { self.value }, set: { self.value = $0 }) }
                }
                struct Sheet: View {
                    @StateObject var filter = Filter()
                    var body: some View {
                        Picker("Kind", selection: filter.kind) { Text("A").tag(1) }
                    }
                }
                """),
        Variant(
            slug: "binding-stored-in-view-model", lines: [], name: "a binding in a struct",
            text: """
                struct Filter { var kind: Binding<Int> }
                struct Sheet: View {
                    let filter: Filter
                    var body: some View { Picker("Kind", selection: filter.kind) { Text("A").tag(1) } }
                }
                """),
    ]

    private static let live = [
        Variant(
            slug: "live-value-resets-wheel", lines: [7], name: "a method that a timer calls in the model",
            text: """
                final class Egg: ObservableObject { @Published var left = 5
                    func start() { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() } }
                    func tick() { if left > 0 { left -= 1 } }
                }
                struct Kitchen: View {
                    @StateObject var egg = Egg()
                    var body: some View { Picker("Left", selection: $egg.left) { Text("1").tag(1) }.pickerStyle(.wheel) }
                }
                """),
        Variant(
            slug: "live-value-resets-wheel", lines: [6], name: "a loop that sleeps",
            text: """
                struct Kitchen: View {
                    @State var left = 5
                    var body: some View {
                        VStack {
                            Group {
                                Picker("Left", selection: $left) { Text("1").tag(1) }
                            }.pickerStyle(WheelPickerStyle())
                        }
                        .task { while left > 0 { try? await Task.sleep(for: .seconds(1)); left = left - 1 } }
                    }
                }
                """),
        Variant(
            slug: "live-value-resets-wheel", lines: [], name: "a reset at the end of the time",
            text: """
                struct Kitchen: View {
                    @State var choice = 5
                    @State var left = 5
                    let tick = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
                    var body: some View {
                        Picker("Left", selection: $choice) { Text("1").tag(1) }.pickerStyle(.wheel)
                            .onReceive(tick) { _ in left -= 1; if left == 0 { choice = 5 } }
                    }
                }
                """),
    ]

    private static let menus = [
        Variant(
            slug: "onchange-inside-menu-content", lines: [7], name: "a helper that the menu shows",
            text: """
                struct Bar: View {
                    @State var sort = 0
                    var body: some View { Menu { choice } label: { Image(systemName: "arrow.up") } }
                    var choice: some View {
                        Section {
                            Picker("Sort", selection: $sort) { Text("A").tag(0) }
                                .onChange(of: sort) { reload() }
                        }
                    }
                    func reload() {}
                }
                """),
        Variant(
            slug: "onchange-inside-menu-content", lines: [], name: "the menu's label and its outside",
            text: """
                struct Bar: View {
                    @State var sort = 0
                    var body: some View {
                        Menu { Picker("Sort", selection: $sort) { Text("A").tag(0) } } label: {
                            Text("Sort").onChange(of: sort) { reload() }
                        }
                        .onChange(of: sort) { reload() }
                    }
                    func reload() {}
                }
                """),
    ]

    private static let effects = [
        Variant(
            slug: "side-effect-in-picker-content", lines: [6], name: "a write below a condition in a model's method",
            text: """
                final class Model: ObservableObject { @Published var unit = ""; @Published var last = ""
                    func note() { if last != unit { last = unit } } }
                struct Form1: View { @StateObject var model = Model()
                    var body: some View {
                        Picker("Unit", selection: $model.unit) {
                            let _ = model.note()
                            Text("A").tag("a")
                        }
                    }
                }
                """),
        Variant(
            slug: "side-effect-in-picker-content", lines: [], name: "printing and handlers",
            text: """
                struct Form1: View { @State var unit = 0; @State var taps = 0
                    var body: some View {
                        Picker("Unit", selection: $unit) {
                            let _ = print(unit)
                            let title = name()
                            Text(title).tag(0).onAppear { taps += 1 }
                            Button("More") { taps = 3 }
                        }
                    }
                    func name() -> String { var text = ""; text = "A"; return text }
                }
                """),
    ]

    private static let starts = [
        Variant(
            slug: "state-init-from-outside", lines: [4], name: "an enum below a condition",
            text: """
                struct Editor: View { enum Kind { case a, b }
                    @State private var kind: Kind = .a
                    init(_ isB: Bool) {
                        if isB { self.kind = .b }
                    }
                    var body: some View { Picker("Kind", selection: $kind) { Text("A").tag(Kind.a) } }
                }
                """),
        Variant(
            slug: "state-init-from-outside", lines: [], name: "the wrapper, a local of the name, a task",
            text: """
                struct Editor: View {
                    @State private var kind = 1
                    init(_ other: Int) { var kind = 3; kind = other; _kind = State(initialValue: kind) }
                    init() { Task { [self] in self.kind = 4 } }
                    var body: some View { Picker("Kind", selection: $kind) { Text("A").tag(1) } }
                }
                """),
        Variant(
            slug: "state-init-from-outside", lines: [3], name: "an optional of the property wrapper",
            text: """
                struct Editor: View {
                    @State private var kind: Int?
                    init(_ other: Int) { self.kind = other }
                    var body: some View { Picker("Kind", selection: $kind) { Text("A").tag(1) } }
                }
                """, sdk: Version(major: 16)),
    ]

    private static let storage = [
        Variant(
            slug: "storage-wrapper-does-not-publish", lines: [8], name: "a wrapper of the app",
            text: """
                @propertyWrapper struct Stored<Value> { let key: String; let start: Value
                    var wrappedValue: Value { get { UserDefaults.standard.object(forKey: key) as? Value ?? start }
                        set { UserDefaults.standard.set(newValue, forKey: key) } } }
                class Settings: ObservableObject { @Stored(key: "a", start: 1) var size: Int }
                struct Page: View {
                    @ObservedObject var settings: Settings
                    var body: some View {
                        Picker("Size", selection: $settings.size) { Text("1").tag(1) }
                    }
                }
                """),
        Variant(
            slug: "storage-wrapper-does-not-publish", lines: [5], name: "an ignored AppStorage",
            text: """
                @Observable class Settings { @ObservationIgnored @AppStorage("size") var size = 1 }
                struct Page: View {
                    @Bindable var settings: Settings
                    var body: some View {
                        Picker("Size", selection: $settings.size) { Text("1").tag(1) }
                    }
                }
                """),
        Variant(
            slug: "storage-wrapper-does-not-publish", lines: [], name: "a setter that writes a published property",
            text: """
                class Settings: ObservableObject { @Published var changes = 0
                    var size: Int { get { UserDefaults.standard.integer(forKey: "a") }
                        set { UserDefaults.standard.set(newValue, forKey: "a"); changes += 1 } } }
                struct Page: View {
                    @ObservedObject var settings: Settings
                    var body: some View { Picker("Size", selection: $settings.size) { Text("1").tag(1) } }
                }
                """),
    ]
}
