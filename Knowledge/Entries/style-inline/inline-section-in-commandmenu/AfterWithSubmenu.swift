// work
import SwiftUI

struct ThemeCommands: Commands {
    @AppStorage("theme") private var theme = "paper"

    var body: some Commands {
        CommandMenu("Theme") {
            Picker("Theme", selection: $theme) {
                Section("Light") {
                    Text("Paper").tag("paper")
                    Text("Snow").tag("snow")
                }
                Section("Dark") {
                    Text("Ink").tag("ink")
                    Text("Night").tag("night")
                }
            }
        }
    }
}
