// work
import SwiftUI

/// The raw values only make the titles; tags and selection are both the enum.
enum Priority: Int, CaseIterable {
    case low, normal, high
}

struct TicketForm: View {
    @State private var priority = Priority.normal

    var body: some View {
        Form {
            Picker("Priority", selection: $priority) {
                ForEach(Priority.allCases, id: \.rawValue) { priority in
                    Text("Level \(priority.rawValue + 1)").tag(priority)
                }
            }
        }
    }
}
