// work
import SwiftUI

struct TicketPriority: View {
    @State private var isUrgent = false

    var body: some View {
        // Set before the control is made anew, which the id causes.
        let _ = UISegmentedControl.appearance().selectedSegmentTintColor = isUrgent ? .red : .green
        Picker("Priority", selection: $isUrgent) {
            Text("Normal").tag(false)
            Text("Urgent").tag(true)
        }
        .pickerStyle(.segmented)
        .id(isUrgent)
    }
}
