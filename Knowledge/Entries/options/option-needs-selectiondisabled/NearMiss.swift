// work
import SwiftUI

/// The whole picker is disabled, which is what `disabled` is for.
struct ShippingForm: View {
    let isLocked: Bool
    @State private var carrier = "Post"

    var body: some View {
        Form {
            Picker("Carrier", selection: $carrier) {
                Text("Post").tag("Post")
                Text("Courier").tag("Courier")
            }
            .disabled(isLocked)
        }
    }
}
