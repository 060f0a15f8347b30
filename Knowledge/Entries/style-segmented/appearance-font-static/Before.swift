// misbehave
import SwiftUI

struct SeatClass: View {
    @State private var seat = 0

    init() {
        let base = UIFont.systemFont(ofSize: 14, weight: .semibold)
        let font = UIFontMetrics(forTextStyle: .footnote).scaledFont(for: base)
        UISegmentedControl.appearance().setTitleTextAttributes([.font: font], for: .normal)
    }

    var body: some View {
        Picker("Class", selection: $seat) {
            Text("Second").tag(0)
            Text("First").tag(1)
        }
        .pickerStyle(.segmented)
        .dynamicTypeSize(.medium ... .xxLarge)
    }
}
