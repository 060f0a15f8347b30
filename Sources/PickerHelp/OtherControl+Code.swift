import KnowledgeModel

extension OtherControl {
    /// Its few lines of code, as a file of their own; nil for one of another framework, whose code nothing here can prove.
    public var code: String? { Self.codes[rawValue].map { "import SwiftUI\n\n" + $0 + "\n" } }

    /// The code by the name of the control's type.
    private static let codes = [
        "DatePicker": """
        struct DateField: View {
            @Binding var date: Date

            var body: some View {
                DatePicker("Date", selection: $date, displayedComponents: .date)
            }
        }
        """,
        "ColorPicker": """
        struct ColorField: View {
            @Binding var color: Color

            var body: some View {
                ColorPicker("Color", selection: $color, supportsOpacity: false)
            }
        }
        """,
        "Toggle": """
        struct NotificationsSwitch: View {
            @Binding var isOn: Bool

            var body: some View {
                Toggle("Notifications", isOn: $isOn)
            }
        }
        """,
        "Stepper": """
        struct QuantityField: View {
            @Binding var quantity: Int

            var body: some View {
                Stepper("Quantity: \\(quantity)", value: $quantity, in: 1...10)
            }
        }
        """,
        "Slider": """
        struct LevelField: View {
            @Binding var level: Double

            var body: some View {
                Slider(value: $level, in: 0...100) {
                    Text("Level")
                } minimumValueLabel: {
                    Text("0")
                } maximumValueLabel: {
                    Text("100")
                }
            }
        }
        """,
        "NavigationSplitView": """
        /// Stands for the parts of your own app.
        enum Folder: Hashable, CaseIterable {
            case inbox, archive

            var title: LocalizedStringKey {
                switch self {
                case .inbox: "Inbox"
                case .archive: "Archive"
                }
            }
        }

        struct FoldersView: View {
            @State private var folder: Folder? = .inbox

            var body: some View {
                NavigationSplitView {
                    List(selection: $folder) {
                        ForEach(Folder.allCases, id: \\.self) { folder in
                            Text(folder.title).tag(folder)
                        }
                    }
                } detail: {
                    Text(folder?.title ?? "Choose a folder")
                }
            }
        }
        """,
        "TabView": """
        /// Stands for the parts of your own app.
        enum Part: Hashable {
            case library, settings
        }

        struct PartsView: View {
            @State private var part = Part.library

            var body: some View {
                TabView(selection: $part) {
                    Text("Library")
                        .tabItem { Label("Library", systemImage: "books.vertical") }
                        .tag(Part.library)
                    Text("Settings")
                        .tabItem { Label("Settings", systemImage: "gear") }
                        .tag(Part.settings)
                }
            }
        }
        """,
    ]
}
