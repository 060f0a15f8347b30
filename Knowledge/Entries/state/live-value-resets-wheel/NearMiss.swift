// work
import SwiftUI

/// A clock runs in the same view, but it changes a value of its own.
struct ShiftClock: View {
    @State private var zone = "UTC"
    @State private var seconds = 0
    private let tick = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack {
            Text("\(seconds)")
            Picker("Zone", selection: $zone) {
                Text("UTC").tag("UTC")
                Text("Berlin").tag("CET")
            }
            .pickerStyle(.wheel)
        }
        .onReceive(tick) { _ in seconds += 1 }
    }
}
