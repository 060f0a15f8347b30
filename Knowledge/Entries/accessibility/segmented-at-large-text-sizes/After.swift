// work
import SwiftUI

struct TicketFilter: View {
    @State private var status = "open"
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        VStack(alignment: .leading) {
            Text("Tickets").font(.largeTitle)
            if typeSize.isAccessibilitySize {
                picker.pickerStyle(.menu)
            } else {
                picker.pickerStyle(.segmented)
            }
        }
        .padding()
    }

    private var picker: some View {
        Picker("Status", selection: $status) {
            Text("Open").tag("open")
            Text("In progress").tag("progress")
            Text("Resolved").tag("resolved")
        }
    }
}
