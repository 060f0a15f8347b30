// work
import SwiftUI

/// Only a colour is set through the proxy: nothing in it depends on the text size.
struct BerthChoice: View {
    @State private var berth = "window"

    init() {
        UISegmentedControl.appearance().selectedSegmentTintColor = .yellow
    }

    var body: some View {
        Picker("Berth", selection: $berth) {
            Text("Window").tag("window")
            Text("Aisle").tag("aisle")
        }
        .pickerStyle(.segmented)
    }
}
