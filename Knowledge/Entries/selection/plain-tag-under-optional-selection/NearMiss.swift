// work
import SwiftUI

/// The stored value is optional, but the picker is given a binding to a plain one.
struct ReminderSettings: View {
    @State private var minutes: Int?

    private var chosenMinutes: Binding<Int> {
        Binding(get: { minutes ?? 10 }, set: { minutes = $0 })
    }

    var body: some View {
        Form {
            Picker("Remind me", selection: chosenMinutes) {
                Text("10 minutes before").tag(10)
                Text("1 hour before").tag(60)
            }
        }
    }
}
