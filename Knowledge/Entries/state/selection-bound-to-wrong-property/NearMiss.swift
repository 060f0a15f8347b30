// work
import SwiftUI

/// Two pickers on one value on purpose: the quick switch on top and the full row below show the same setting.
struct ReaderPanel: View {
    @State private var theme = "light"

    var body: some View {
        Form {
            Picker("Quick switch", selection: $theme) {
                Text("Light").tag("light")
                Text("Dark").tag("dark")
                Text("Sepia").tag("sepia")
            }
            .pickerStyle(.segmented)
            Picker("Theme", selection: $theme) {
                Text("Light").tag("light")
                Text("Dark").tag("dark")
                Text("Sepia").tag("sepia")
            }
        }
    }
}
