// misbehave
import SwiftUI

struct TicketPriority: View {
    @State private var isUrgent = false

    init() {
        UISegmentedControl.appearance().selectedSegmentTintColor = isUrgent ? .red : .green
    }

    var body: some View {
        Picker("Priority", selection: $isUrgent) {
            Text("Normal").tag(false)
            Text("Urgent").tag(true)
        }
        .pickerStyle(.segmented)
    }
}
