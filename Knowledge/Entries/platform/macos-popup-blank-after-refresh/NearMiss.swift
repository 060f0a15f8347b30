// work
import SwiftUI

/// The list of options is fixed, so there is no reload after which the button could be blank.
struct FrameRatePicker: View {
    @Binding var rate: Int?

    var body: some View {
        Picker("Frame rate", selection: $rate) {
            Text("As recorded").tag(Int?.none)
            Text("24").tag(Optional(24))
            Text("60").tag(Optional(60))
        }
    }
}
