// work
import SwiftUI

/// No dollar sign: the property is a binding already, made with get and set.
struct SnoozeRow: View {
    @State private var seconds = 300

    private var minutes: Binding<Int> {
        Binding(get: { seconds / 60 }, set: { seconds = $0 * 60 })
    }

    var body: some View {
        Picker("Snooze", selection: minutes) {
            Text("5 minutes").tag(5)
            Text("10 minutes").tag(10)
        }
    }
}
