// work
import SwiftUI

/// Short titles that never change: their ideal width is small and safe to keep.
struct ZoomControl: View {
    @State private var zoom = 100

    var body: some View {
        HStack {
            Spacer()
            Picker("Zoom", selection: $zoom) {
                ForEach([50, 100, 200], id: \.self) { percent in
                    Text("\(percent) %").tag(percent)
                }
            }
            .labelsHidden()
            .fixedSize()
        }
    }
}
