// work
import SwiftUI

struct TaskPriority: View {
    @State private var priority = 1

    var body: some View {
        Picker("Priority", selection: $priority) {
            Label {
                Text("Urgent")
            } icon: {
                Image(systemName: "flag.fill")
                    .symbolRenderingMode(.palette)
                    .foregroundStyle(.red)
            }
            .tag(0)
            Label {
                Text("Someday")
            } icon: {
                Image(systemName: "flag.fill")
                    .symbolRenderingMode(.palette)
                    .foregroundStyle(.green)
            }
            .tag(1)
        }
        .pickerStyle(.menu)
    }
}
