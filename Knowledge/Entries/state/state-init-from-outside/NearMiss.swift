// work
import SwiftUI

/// Also assigned in init, but to the wrapper itself and before the view is on screen: this is the initial value.
struct ShiftEditor: View {
    let day: String
    @State private var shift: String

    init(day: String, usual: String) {
        self.day = day
        _shift = State(initialValue: usual)
    }

    var body: some View {
        Form {
            Picker(day, selection: $shift) {
                Text("Early").tag("early")
                Text("Late").tag("late")
            }
        }
    }
}
