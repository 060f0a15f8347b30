// work
import SwiftUI

struct AppearanceSettings: View {
    @State private var appearance = "automatic"

    var body: some View {
        Form {
            Picker("Appearance", selection: $appearance) {
                Text("Automatic").tag("automatic")
                Text("Light").tag("light")
                Text("Dark").tag("dark")
            }
        }
    }
}
