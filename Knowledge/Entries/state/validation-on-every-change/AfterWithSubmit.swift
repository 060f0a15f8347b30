// work
import SwiftUI

struct BookingForm: View {
    let isFree: (String, Int) async -> Bool
    @State private var room = "A"
    @State private var hour = 9
    @State private var message = ""

    var body: some View {
        Form {
            Picker("Room", selection: $room) {
                Text("Room A").tag("A")
                Text("Room B").tag("B")
            }
            Stepper("From \(hour)", value: $hour, in: 8...18)
            Text(message)
            Button("Book") {
                Task {
                    message = await isFree(room, hour) ? "Booked" : "Taken"
                }
            }
        }
    }
}
