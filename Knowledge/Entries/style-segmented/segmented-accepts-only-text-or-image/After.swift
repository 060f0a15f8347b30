// work
import SwiftUI

struct RouteMode: View {
    @State private var mode = 0

    var body: some View {
        Picker("Mode", selection: $mode) {
            Image(systemName: "figure.walk").accessibilityLabel("On foot").tag(0)
            Image(systemName: "car.fill").accessibilityLabel("By car").tag(1)
        }
        .pickerStyle(.segmented)
    }
}
