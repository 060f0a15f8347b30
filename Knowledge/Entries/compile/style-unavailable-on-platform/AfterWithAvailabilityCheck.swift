// work
import SwiftUI

extension View {
    /// The pushed list where there is one, from iOS 16, tvOS 16 and watchOS 9 on; otherwise the default.
    @ViewBuilder
    func pushedPicker() -> some View {
        #if os(macOS)
        self
        #else
        if #available(iOS 16, tvOS 16, watchOS 9, *) {
            pickerStyle(.navigationLink)
        } else {
            self
        }
        #endif
    }
}

struct PaceRow: View {
    @State private var pace = "easy"

    var body: some View {
        Picker("Pace", selection: $pace) {
            Text("Easy").tag("easy")
            Text("Fast").tag("fast")
        }
        .pushedPicker()
    }
}
