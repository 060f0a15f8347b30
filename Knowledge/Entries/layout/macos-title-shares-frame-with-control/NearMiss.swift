// work
import SwiftUI

/// The title is hidden, so the frame belongs to the control alone.
struct ZoomBar: View {
    @State private var zoom = 100

    var body: some View {
        Picker("Zoom", selection: $zoom) {
            Text("50 %").tag(50)
            Text("100 %").tag(100)
        }
        .labelsHidden()
        .pickerStyle(.menu)
        .frame(maxWidth: 110)
    }
}
