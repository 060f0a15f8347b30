// work
import SwiftUI

/// The list may be empty, but one option is always there.
struct LabelField: View {
    let labels: [String]
    @Binding var label: String?

    var body: some View {
        Picker("Label", selection: $label) {
            Text("No label").tag(String?.none)
            ForEach(labels, id: \.self) { name in
                Text(name).tag(Optional(name))
            }
        }
        .pickerStyle(.inline)
    }
}
