// misbehave
import SwiftUI

struct TeaTimer: View {
    @State private var minutes = 5
    private let tick = Timer.publish(every: 60, on: .main, in: .common).autoconnect()

    var body: some View {
        Picker("Minutes", selection: $minutes) {
            ForEach(0...30, id: \.self) { minutes in
                Text("\(minutes) min")
            }
        }
        .pickerStyle(.wheel)
        .onReceive(tick) { _ in minutes = max(0, minutes - 1) }
    }
}
