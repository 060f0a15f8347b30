// work
import SwiftUI

struct IntervalPicker: View {
    @Binding var seconds: Int

    init(seconds: Binding<Int>) {
        _seconds = seconds
    }

    var body: some View {
        Picker("Interval", selection: $seconds) {
            ForEach([30, 60, 300], id: \.self) { value in
                Text(title(value)).tag(value)
            }
        }
    }

    private func title(_ value: Int) -> String {
        "\(value) s"
    }
}
