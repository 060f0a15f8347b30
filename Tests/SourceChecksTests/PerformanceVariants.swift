/// Shapes of the faults of the area `performance`.
enum PerformanceVariants {
    static let all = lookups + heavy + ids + animations + caches + built + ticks

    private static func view(_ members: String) -> String { "struct Page: View {\n\(members)\n}" }

    private static let lookups = [
        Variant(
            slug: "binding-lookup-per-read", lines: [5], name: "written at the picker",
            text: view(
                """
                let rooms: [Room]
                @State var id = 0
                var body: some View { Picker("Room", selection: Binding(get: { rooms.first(where: { $0.id == id })! }, set: { id = $0.id })) { Text("A") } }
                """
            ).replacing("body: some View { ", with: "body: some View {\n")),
        Variant(
            slug: "binding-lookup-per-read", lines: [], name: "a few written values",
            text: view(
                """
                var all: [String?] { ["a", nil] + Room.allCases.map { $0.name } }
                @State var name = ""
                var body: some View { Picker("Room", selection: Binding(get: { all.firstIndex(where: { $0 == name })! }, set: { name = all[$0]! })) { Text("A") } }
                """)),
        Variant(
            slug: "binding-lookup-per-read", lines: [], name: "the cases of an enum",
            text: view(
                """
                @State var id = 0
                var body: some View { Picker("Room", selection: Binding(get: { Room.allCases.first { $0.id == id }! }, set: { id = $0.id })) { Text("A") } }
                """)),
    ]

    private static let heavy = [
        Variant(
            slug: "heavy-work-in-body", lines: [4], name: "through a model's computed property",
            text: """
                final class Speech { var voices: [String] { AVSpeechSynthesisVoice.speechVoices().map { $0.name } } }
                struct Page: View { let speech: Speech; @State var voice = ""
                    var body: some View { Picker("Voice", selection: $voice) {
                        ForEach(speech.voices, id: \\.self) { Text($0) }
                    } }
                }
                """),
        Variant(
            slug: "heavy-work-in-body", lines: [5], name: "through a constant of the body",
            text: """
                struct Page: View { @State var file = ""
                    var body: some View {
                        let files = try! FileManager.default.contentsOfDirectory(atPath: "/")
                        return Picker("File", selection: $file) {
                            ForEach(files, id: \\.self) { Text($0) }
                        }
                    }
                }
                """),
        Variant(
            slug: "heavy-work-in-body", lines: [], name: "stored, lazy and cached",
            text: """
                final class Fonts { lazy var a = NSFontManager.shared.availableFontFamilies
                    let b = NSFontManager.shared.availableFontFamilies
                    private var cached: [String]?
                    var c: [String] { if let cached { return cached }; let new = NSFontManager.shared.availableFonts; cached = new; return new } }
                struct Page: View { let fonts: Fonts; @State var font = ""
                    var body: some View { Picker("Font", selection: $font) {
                        ForEach(fonts.a, id: \\.self) { Text($0) }
                        ForEach(fonts.b, id: \\.self) { Text($0) }
                        ForEach(fonts.c, id: \\.self) { Text($0) }
                    } }
                }
                """),
    ]

    private static let ids = [
        Variant(
            slug: "id-change-recreates-picker", lines: [5], name: "days of a month, on a view around",
            text: view(
                """
                let days: Int; @Binding var day: Int
                var body: some View {
                HStack { Picker("Day", selection: $day) { ForEach(1...days, id: \\.self) { Text("\\($0)") } }.pickerStyle(.wheel) }
                .id("days-\\(days)") }
                """)),
        Variant(
            slug: "id-change-recreates-picker", lines: [3], name: "a fresh one on a menu",
            text: view(
                """
                @Binding var day: Int
                var body: some View { Picker("Day", selection: $day) { Text("1").tag(1) }.pickerStyle(.menu).id(UUID()) }
                """)),
        Variant(
            slug: "id-change-recreates-picker", lines: [], name: "another thing's id, and a menu",
            text: view(
                """
                let car: Car; let years: [Int]; @Binding var year: Int
                var body: some View { VStack {
                Picker("Year", selection: $year) { ForEach(car.years, id: \\.self) { Text("\\($0)") } }.pickerStyle(.wheel).id(car.id)
                Picker("Year", selection: $year) { ForEach(years, id: \\.self) { Text("\\($0)") } }.pickerStyle(.menu).id(years) } }
                """)),
    ]

    private static let animations = [
        Variant(
            slug: "implicit-animation-in-list-row", lines: [3], name: "a strip in a helper of a list",
            text: view(
                """
                @State var tab = 0; @Namespace var space
                var strip: some View { HStack { if tab == 0 { Capsule().matchedGeometryEffect(id: "a", in: space) } }.animation(.default, value: tab) }
                var body: some View { List { Section { strip } } }
                """)),
        Variant(
            slug: "implicit-animation-in-list-row", lines: [], name: "explicit in a list",
            text: view(
                """
                @State var tab = 0; @Namespace var space
                var body: some View { List { HStack { if tab == 0 { Capsule().matchedGeometryEffect(id: "a", in: space) }; Button("B") { withAnimation { tab = 1 } } } } }
                """)),
        Variant(
            slug: "implicit-animation-on-appear", lines: [4], name: "a computed place, and taps",
            text: view(
                """
                @State private var chosen = 0; let width: CGFloat
                var place: CGFloat { CGFloat(chosen) * width }
                var body: some View { ZStack { Capsule().offset(x: place).animation(.spring())
                HStack { ForEach(0..<3) { i in Text("\\(i)").onTapGesture { chosen = i } } } } }
                """)),
        Variant(
            slug: "implicit-animation-on-appear", lines: [], name: "no picker, a value, a binding's animation",
            text: view(
                """
                @State private var chosen = 0; @State private var drag = 0.0
                var body: some View { ZStack { Capsule().offset(x: drag).animation(.spring())
                Capsule().offset(x: CGFloat(chosen)).animation(.spring(), value: chosen)
                Toggle("A", isOn: $isOn.animation(.default))
                HStack { ForEach(0..<3) { i in Button("\\(i)") { chosen = i } } } } }
                """)),
    ]

    private static let caches = [
        Variant(
            slug: "label-cache-in-view", lines: [6], name: "state that a title's function fills",
            text: view(
                """
                @Binding var size: Int
                @State private var cache: [Int: String] = [:]
                var body: some View {
                Picker("Size", selection: $size) { ForEach(0..<9, id: \\.self) { n in
                Label(name(n), systemImage: "star").tag(n) } } }
                func name(_ n: Int) -> String { if cache[n] == nil { cache[n] = "\\(n)" }; return cache[n]! }
                """)),
        Variant(
            slug: "label-cache-in-view", lines: [], name: "a dictionary of the function",
            text: view(
                """
                @Binding var size: Int
                var body: some View { Picker("Size", selection: $size) { ForEach(0..<9, id: \\.self) { n in Text(name(n)).tag(n) } } }
                func name(_ n: Int) -> String { var names: [Int: String] = [:]; names[n] = "a"; return names[n]! }
                """)),
    ]

    private static let built = [
        Variant(
            slug: "options-built-in-body", lines: [3], name: "through a computed property",
            text: view(
                """
                let towns: [Town]; @State var town = 0
                var body: some View { Picker("Town", selection: $town) { ForEach(sortedTowns) { Text($0.name).tag($0.id) } } }
                var sortedTowns: [Town] { towns.filter { $0.isOpen }.sorted { $0.name < $1.name } }
                """)),
        Variant(
            slug: "options-built-in-body", lines: [], name: "cases, literals, constants and filters",
            text: view(
                """
                let towns: [Town]; let few = ["b", "a"]; @State var town = 0
                var body: some View { Picker("Town", selection: $town) {
                ForEach(Town.allCases.sorted()) { Text($0.name) }
                ForEach(["b", "a"].sorted(), id: \\.self) { Text($0) }
                ForEach(few.sorted(), id: \\.self) { Text($0) }
                ForEach(towns.filter { $0.isOpen }) { Text($0.name) } } }
                """)),
    ]

    private static let ticks = [
        Variant(
            slug: "parent-invalidation-rebuilds-options", lines: [6], name: "a sixtieth of a second, through a method",
            text: view(
                """
                @State var shape = 0; @State var angle = 0.0
                let timer = Timer.publish(every: 1.0 / 60.0, on: .main, in: .common).autoconnect()
                var body: some View { Wheel(angle: angle).onReceive(timer) { _ in turn() }; form }
                var form: some View { Form {
                Picker("Shape", selection: $shape) { Text("A").tag(0) } } }
                func turn() { angle += 0.1 }
                """)),
        Variant(
            slug: "parent-invalidation-rebuilds-options", lines: [],
            name: "polling, a slow clock, a value nobody reads",
            text: view(
                """
                @State var shape = 0; @State var phase = 0; @State var seconds = 0; @State var count = 0
                let fast = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
                let slow = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
                var body: some View { Picker("Shape", selection: $shape) { Text("\\(phase) \\(seconds)").tag(0) }
                .onReceive(fast) { _ in phase = model.phase; count += 1 }.onReceive(slow) { _ in seconds += 1 } }
                """)),
    ]
}
