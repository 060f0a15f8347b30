// work
import SwiftUI

/// Five cases of an enum: making the array costs nothing that could be measured.
struct PriorityForm: View {
    enum Priority: String, CaseIterable {
        case low, normal, high, urgent, blocking
    }

    @State private var priority = Priority.normal
    @State private var text = ""

    var body: some View {
        Form {
            Picker("Priority", selection: $priority) {
                ForEach(Array(Priority.allCases), id: \.self) { Text($0.rawValue.capitalized).tag($0) }
            }
            TextField("Text", text: $text)
        }
    }
}
