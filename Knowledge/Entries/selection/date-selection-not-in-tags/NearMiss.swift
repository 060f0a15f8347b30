// work
import SwiftUI

/// A date with a time of day, but taken from the very list that the options show.
struct ReminderForm: View {
    @State private var moments: [Date]
    @State private var moment: Date

    init() {
        let now = Date()
        let moments = [900, 1_800, 3_600].map { now.addingTimeInterval($0) }
        _moments = State(initialValue: moments)
        _moment = State(initialValue: moments[0])
    }

    var body: some View {
        Picker("Remind me", selection: $moment) {
            ForEach(moments, id: \.self) { moment in
                Text(moment, style: .time).tag(moment)
            }
        }
    }
}
