// misbehave: no option is marked
import SwiftUI

struct TicketForm: View {
    @State private var priority = -1

    var body: some View {
        Form {
            Picker("Priority", selection: $priority) {
                Text("Low").tag(0)
                Text("Normal").tag(1)
                Text("Urgent").tag(2)
            }
        }
    }
}
