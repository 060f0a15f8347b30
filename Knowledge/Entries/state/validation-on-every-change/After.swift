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
        }
        .task(id: "\(room) \(hour)") {
            do {
                try await Task.sleep(for: .milliseconds(300))
                let free = await isFree(room, hour)
                try Task.checkCancellation()
                message = free ? "Free" : "Taken"
            } catch {}
        }
    }
}
