// work
import SwiftUI

struct WidgetSettings: View {
    @State private var size = "small"

    var body: some View {
        Form {
            Menu {
                Picker("Widget size", selection: $size) {
                    Text("Small").tag("small")
                    Text("Large").tag("large")
                }
                .pickerStyle(.inline)
            } label: {
                HStack {
                    Text("Widget size")
                    Spacer()
                    Text(size == "small" ? "Small" : "Large")
                }
                .contentShape(Rectangle())
            }
        }
    }
}
