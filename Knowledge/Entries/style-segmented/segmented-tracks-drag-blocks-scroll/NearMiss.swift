// work
import SwiftUI

/// A vertical scroll view: its drags are not the ones that the segments follow.
struct WorkoutHistory: View {
    @State private var span = "week"

    var body: some View {
        ScrollView {
            Picker("Span", selection: $span) {
                Text("Week").tag("week")
                Text("Month").tag("month")
            }
            .pickerStyle(.segmented)
            Text("Workouts of the last \(span)")
        }
    }
}
