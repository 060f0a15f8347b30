// work
import SwiftUI

struct AirportForm: View {
    @State private var airport = "LHR"

    var body: some View {
        Form {
            Picker("Airport", selection: $airport) {
                Text("London Heathrow").tag("LHR")
                Text("London Gatwick").tag("LGW")
                Text("Zurich").tag("ZRH")
            }
        }
    }
}
