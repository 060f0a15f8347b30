// work
import SwiftUI

struct DistanceForm: View {
    @State private var unit = "km"

    var body: some View {
        Form {
            Picker(selection: $unit) {
                Text("Kilometres").tag("km")
                Text("Miles").tag("mi")
            } label: {
                Label("Distance unit", systemImage: "ruler")
            }
        }
    }
}
