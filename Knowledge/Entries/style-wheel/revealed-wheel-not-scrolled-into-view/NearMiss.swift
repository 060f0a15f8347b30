// work
import SwiftUI

/// The whole screen fits without scrolling: the wheel that unfolds is on it.
struct ReminderTime: View {
    @State private var hour = 9
    @State private var isOpen = false

    var body: some View {
        VStack {
            Button("Remind me at \(hour)") { isOpen.toggle() }
            if isOpen {
                Picker("Hour", selection: $hour) {
                    ForEach(0..<24, id: \.self) { Text("\($0) h").tag($0) }
                }
                .pickerStyle(.wheel)
            }
        }
    }
}
