// work
import SwiftUI

struct AppearanceSettings: View {
    @State private var appearance = "light"

    var body: some View {
        Form {
            Picker("Appearance", selection: $appearance) {
                Text("Light").tag("light")
                Text("Dark").tag("dark")
            }
        }
    }
}
