// work
import SwiftUI

/// The segments stand above the scroll view and not inside: a swipe over the cards is not theirs.
struct WorkoutHistory: View {
    @State private var span = "week"

    var body: some View {
        VStack {
            Picker("Span", selection: $span) {
                Text("Week").tag("week")
                Text("Month").tag("month")
            }
            .pickerStyle(.segmented)
            ScrollView(.horizontal) {
                HStack {
                    ForEach(1..<9, id: \.self) { Text("Workout \($0) of the \(span)").padding() }
                }
            }
        }
    }
}
