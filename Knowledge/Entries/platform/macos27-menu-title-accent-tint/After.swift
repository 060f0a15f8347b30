// work
import SwiftUI

struct LayoutRow: View {
    @State private var layout = "starter"

    var body: some View {
        Form {
            Picker("Layout", selection: $layout) {
                Text("Starter").tag("starter")
                Text("Studio").tag("studio")
            }
            .pickerStyle(.menu)
            .tint(.primary)
        }
        .tint(.green)
    }
}
