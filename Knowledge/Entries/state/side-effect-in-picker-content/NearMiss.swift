// work
import SwiftUI

/// Work between the options that only makes text: it changes nothing outside and may run as often as SwiftUI likes.
struct AlarmForm: View {
    @State private var snooze = 5

    var body: some View {
        Form {
            Picker("Snooze", selection: $snooze) {
                ForEach([5, 10, 15], id: \.self) { minutes in
                    let title = minutes == 5 ? "Short" : "\(minutes) minutes"
                    Text(title)
                }
            }
        }
    }
}
