// work
import SwiftUI

struct TripScreen: View {
    @State private var kind = "train"
    @State private var seat = "aisle"

    var body: some View {
        VStack {
            Picker("Kind", selection: $kind) {
                Text("Train").tag("train")
                Text("Bus").tag("bus")
            }
            .pickerStyle(.segmented)
            if kind == "train" {
                SeatForm(seat: $seat)
            } else {
                Text("No seats to choose")
            }
        }
    }
}

struct SeatForm: View {
    @Binding var seat: String

    var body: some View {
        Picker("Seat", selection: $seat) {
            Text("Aisle").tag("aisle")
            Text("Window").tag("window")
        }
    }
}
