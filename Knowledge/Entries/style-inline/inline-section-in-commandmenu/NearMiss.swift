// work
import SwiftUI

/// In a form the sections of an inline picker are just sections.
struct ThemeSettings: View {
    @AppStorage("theme") private var theme = "paper"

    var body: some View {
        Form {
            Picker("Theme", selection: $theme) {
                Section("Light") {
                    Text("Paper").tag("paper")
                }
                Section("Dark") {
                    Text("Ink").tag("ink")
                }
            }
            .pickerStyle(.inline)
        }
    }
}
