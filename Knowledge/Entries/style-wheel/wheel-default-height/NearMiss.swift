// work
import SwiftUI

/// The form scrolls, so a wheel of full height pushes nothing off the screen.
struct TimerSettings: View {
    @State private var seconds = 60

    var body: some View {
        Form {
            Section("Rest between sets") {
                Picker("Seconds", selection: $seconds) {
                    ForEach(Array(stride(from: 30, through: 300, by: 30)), id: \.self) { seconds in
                        Text("\(seconds) s").tag(seconds)
                    }
                }
                .pickerStyle(.wheel)
            }
        }
    }
}
