// work
import SwiftUI

struct SeatClass: View {
    @State private var seat = 0
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        let base = UIFont.systemFont(ofSize: 14, weight: .semibold)
        let size = UIContentSizeCategory(typeSize)
        let font = UIFontMetrics(forTextStyle: .footnote).scaledFont(
            for: base, compatibleWith: UITraitCollection(preferredContentSizeCategory: size))
        let _ = UISegmentedControl.appearance().setTitleTextAttributes([.font: font], for: .normal)
        Picker("Class", selection: $seat) {
            Text("Second").tag(0)
            Text("First").tag(1)
        }
        .pickerStyle(.segmented)
        .id(typeSize)
    }
}
