// misbehave: no option is marked
import SwiftUI

struct AppearanceSettings: View {
    @State private var appearance = "automatic"

    var body: some View {
        Form {
            Picker("Appearance", selection: $appearance) {
                Text("Light").tag("light")
                Text("Dark").tag("dark")
            }
        }
    }
}
