// misbehave: no option is marked, a choice changes nothing
import SwiftUI

struct UnitSettings: View {
    @State private var unit = 1

    var body: some View {
        Form {
            Picker("Unit", selection: $unit) {
                Text("Kilometres").tag("km")
                Text("Miles").tag("mi")
            }
        }
    }
}
