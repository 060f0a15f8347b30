// work
import SwiftUI

struct TicketForm: View {
    @State private var priority: Int?

    var body: some View {
        Form {
            Picker("Priority", selection: $priority) {
                Text("Choose…").tag(nil as Int?)
                Text("Low").tag(0 as Int?)
                Text("Normal").tag(1 as Int?)
                Text("Urgent").tag(2 as Int?)
            }
        }
    }
}
