// work
import SwiftUI

struct WakeUpTime: View {
    @State private var hour = 7
    @ScaledMetric private var bandHeight: CGFloat = 34

    var body: some View {
        Picker("Hour", selection: $hour) {
            ForEach(0..<24, id: \.self) { value in
                Text("\(value)")
                    .bold(value == hour)
                    .tag(value)
            }
        }
        .pickerStyle(.wheel)
        .background {
            RoundedRectangle(cornerRadius: 8)
                .fill(.purple.opacity(0.2))
                .frame(height: bandHeight)
                .accessibilityHidden(true)
        }
    }
}
