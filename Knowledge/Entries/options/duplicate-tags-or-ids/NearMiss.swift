// work
import SwiftUI

/// Two options share their text, which is no harm: their tags differ.
struct SeatForm: View {
    @State private var seat = "12A"

    var body: some View {
        Form {
            Picker("Seat", selection: $seat) {
                Text("Window").tag("12A")
                Text("Window").tag("12F")
                Text("Aisle").tag("12C")
            }
        }
    }
}
