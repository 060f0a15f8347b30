// misbehave
import SwiftUI

struct DistanceForm: View {
    @State private var unit = "km"

    var body: some View {
        Form {
            HStack {
                Image(systemName: "ruler")
                Text("Distance unit")
                Spacer()
                Picker("Distance unit", selection: $unit) {
                    Text("Kilometres").tag("km")
                    Text("Miles").tag("mi")
                }
            }
        }
    }
}
