// work
import SwiftUI

struct WidgetSettings: View {
    @State private var size = "small"

    var body: some View {
        Form {
            Picker("Widget size", selection: $size) {
                Text("Small").tag("small")
                Text("Large").tag("large")
            }
        }
    }
}
