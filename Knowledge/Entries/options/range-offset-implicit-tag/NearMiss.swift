// work
import SwiftUI

/// The range starts at zero, so a row's position and its number are the same.
struct SnoozeSettings: View {
    @State private var hours = 3

    var body: some View {
        Form {
            Picker("Snooze", selection: $hours) {
                ForEach(0..<12) { hour in
                    Text("\(hour) h")
                }
            }
        }
    }
}
