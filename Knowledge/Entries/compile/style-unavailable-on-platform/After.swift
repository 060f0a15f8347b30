// work
import SwiftUI

/// Shared with the watch app.
struct PaceControl: View {
    @State private var pace = "easy"

    var body: some View {
        Picker("Pace", selection: $pace) {
            Text("Easy").tag("easy")
            Text("Fast").tag("fast")
        }
        #if os(watchOS)
        .pickerStyle(.navigationLink)
        #else
        .pickerStyle(.segmented)
        #endif
    }
}
