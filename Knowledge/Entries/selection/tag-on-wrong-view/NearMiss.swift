// work
import SwiftUI

/// The tag is not the last modifier, but it still stands on the option itself.
struct SeatPicker: View {
    @State private var row = "window"

    var body: some View {
        Form {
            Picker("Seat", selection: $row) {
                Text("Window").tag("window").foregroundStyle(.blue)
                Text("Aisle").tag("aisle").bold()
            }
            .pickerStyle(.inline)
        }
    }
}
