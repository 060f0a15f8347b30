// misbehave
import SwiftUI

/// Shared with the watch app, which has no menu style: its target does not compile.
struct PaceControl: View {
    @State private var pace = "easy"

    var body: some View {
        Picker("Pace", selection: $pace) {
            Text("Easy").tag("easy")
            Text("Fast").tag("fast")
        }
        #if os(watchOS)
        .pickerStyle(.menu)
        #else
        .pickerStyle(.segmented)
        #endif
    }
}
