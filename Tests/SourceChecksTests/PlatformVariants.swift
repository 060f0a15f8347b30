/// Shapes of the faults of the area `platform`.
enum PlatformVariants {
    static let all = [
        Variant(
            slug: "catalyst-mac-idiom-wheel-unsupported", lines: [4], name: "Catalyst by a condition",
            text: """
                struct Page: View { @State var a = 0
                    var body: some View { Picker("A", selection: $a) { Text("1").tag(1) }
                    #if targetEnvironment(macCatalyst)
                    .pickerStyle(.wheel)
                    #endif
                    }
                }
                """),
        Variant(
            slug: "catalyst-mac-idiom-wheel-unsupported", lines: [], name: "not on Catalyst, or by idiom",
            text: """
                struct Page: View { @State var a = 0
                    var body: some View {
                        #if !targetEnvironment(macCatalyst)
                        Picker("A", selection: $a) { Text("1").tag(1) }.pickerStyle(.wheel)
                        #endif
                        if UIDevice.current.userInterfaceIdiom != .mac {
                            Picker("A", selection: $a) { Text("1").tag(1) }.pickerStyle(.wheel)
                        }
                    }
                }
                """, platforms: [.macCatalyst]),
        Variant(
            slug: "catalyst-mac-idiom-wheel-unsupported", lines: [], name: "nobody asked for Catalyst",
            text: """
                struct Page: View { @State var a = 0
                    var body: some View { Picker("A", selection: $a) { Text("1").tag(1) }.pickerStyle(.wheel) }
                }
                """),
        Variant(
            slug: "mac-toolbar-direct-menu-picker-crash", lines: [4], name: "a helper with the toolbar's item",
            text: """
                struct Page: View { @State var a = 0
                    var body: some View { Text("A").toolbar { ToolbarItem { choice } } }
                    var choice: some View {
                        Picker("A", selection: $a) { Text("1").tag(1) }
                    }
                }
                """, platforms: [.macCatalyst]),
        Variant(
            slug: "mac-toolbar-direct-menu-picker-crash", lines: [], name: "in a menu, in a sheet, above the keyboard",
            text: """
                struct Page: View { @State var a = 0
                    var body: some View { Text("A").toolbar {
                        ToolbarItem { Menu("A") { Picker("A", selection: $a) { Text("1").tag(1) } } }
                        ToolbarItem { Button("A") {}.sheet(isPresented: $b) { Picker("A", selection: $a) { Text("1").tag(1) } } }
                        ToolbarItem(placement: .keyboard) { Picker("A", selection: $a) { Text("1").tag(1) } }
                    } }
                }
                """, platforms: [.macCatalyst]),
        Variant(
            slug: "macos27-hides-menu-symbol-images", lines: [4], name: "a symbol alone, in code for the Mac",
            text: """
                #if os(macOS)
                struct Page: View { @State var a = 0
                    var body: some View { Picker("A", selection: $a) {
                        Image(systemName: "star").tag(0)
                    } }
                }
                #endif
                """),
        Variant(
            slug: "macos27-hides-menu-symbol-images", lines: [], name: "a helper that gets its style where it is used",
            text: """
                struct Page: View { @State var a = 0
                    var body: some View { VStack { tabs.pickerStyle(.segmented) } }
                    private var tabs: some View { Picker("A", selection: $a) { Image(systemName: "star").tag(0) } }
                }
                """, platforms: [.macOS]),
        Variant(
            slug: "macos27-hides-menu-symbol-images", lines: [], name: "a list's rows, an older SDK's words",
            text: """
                struct Page: View { @State var a = 0
                    var body: some View { Picker("A", selection: $a) { Label("B", systemImage: "star").tag(0) }.pickerStyle(.radioGroup)
                        Picker("A", selection: $a) { Label("B", image: "own").tag(0) } }
                }
                """, platforms: [.macOS]),
    ]
}
