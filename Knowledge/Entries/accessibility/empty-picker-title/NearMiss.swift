// work
import SwiftUI

/// The title is hidden and not empty: VoiceOver has it.
struct MailSort: View {
    @State private var order = "date"

    var body: some View {
        Picker(selection: $order) {
            Text("Date").tag("date")
            Text("Sender").tag("sender")
        } label: {
            Text("Sort mail by")
        }
        .labelsHidden()
    }
}
