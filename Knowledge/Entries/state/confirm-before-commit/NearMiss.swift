// work
import SwiftUI

/// An alert after a choice too, but it only informs: nothing has to be taken back.
struct UnitForm: View {
    @State private var unit = "km"
    @State private var isShown = false

    var body: some View {
        Form {
            Picker("Unit", selection: $unit) {
                Text("Kilometres").tag("km")
                Text("Miles").tag("mi")
            }
        }
        .onChange(of: unit) { isShown = true }
        .alert("Distances are shown in the new unit.", isPresented: $isShown) {
            Button("OK") {}
        }
    }
}
