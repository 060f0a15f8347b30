// misbehave: options share a tag
import SwiftUI

struct AirportForm: View {
    @State private var airport = "LON"

    var body: some View {
        Form {
            Picker("Airport", selection: $airport) {
                Text("London Heathrow").tag("LON")
                Text("London Gatwick").tag("LON")
                Text("Zurich").tag("ZRH")
            }
        }
    }
}
