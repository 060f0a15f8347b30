// work
import SwiftUI

struct RouteMode: View {
    @State private var mode = 0

    var body: some View {
        Picker("Mode", selection: $mode) {
            // Assets of 24 points: the control draws an image in its own size.
            Image("walker-24", label: Text("On foot")).tag(0)
            Image("car-24", label: Text("By car")).tag(1)
        }
        .pickerStyle(.segmented)
    }
}
