// work
import SwiftUI

struct TeaTimer: View {
    @State private var minutes = 5
    @State private var remaining: Int?
    private let tick = Timer.publish(every: 60, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack {
            Picker("Minutes", selection: $minutes) {
                ForEach(0...30, id: \.self) { minutes in
                    Text("\(minutes) min")
                }
            }
            .pickerStyle(.wheel)
            .disabled(remaining != nil)
            Text("\(remaining ?? minutes) min left")
            Button("Start") { remaining = minutes }
        }
        .onReceive(tick) { _ in
            if let left = remaining { remaining = left > 1 ? left - 1 : nil }
        }
    }
}
