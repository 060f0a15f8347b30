// work
import SwiftUI

/// The options stand in the form as rows, so a test finds them without opening anything.
struct RefundForm: View {
    @State private var reason = "size"

    var body: some View {
        Form {
            Picker("Reason", selection: $reason) {
                Text("Wrong size").accessibilityIdentifier("reason-size").tag("size")
                Text("Damaged").accessibilityIdentifier("reason-damaged").tag("damaged")
            }
            .pickerStyle(.inline)
        }
    }
}
