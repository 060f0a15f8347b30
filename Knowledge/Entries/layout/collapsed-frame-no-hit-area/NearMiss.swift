// work
import SwiftUI

/// The small frame is the divider's, not the picker's.
struct GroupBar: View {
    @State private var grouping = "day"

    var body: some View {
        VStack {
            Picker("Group by", selection: $grouping) {
                Text("Day").tag("day")
                Text("Month").tag("month")
            }
            .pickerStyle(.menu)
            Rectangle().frame(height: 1)
        }
    }
}
