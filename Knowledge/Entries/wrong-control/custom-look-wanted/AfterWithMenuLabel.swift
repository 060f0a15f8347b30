// work
import SwiftUI

struct PeriodSwitch: View {
    @Binding var period: String

    var body: some View {
        Menu {
            Picker("Period", selection: $period) {
                ForEach(["Day", "Week", "Month"], id: \.self) { name in
                    Text(name)
                }
            }
        } label: {
            Text(period)
                .font(.headline)
                .padding(8)
                .background(Capsule().fill(Color.indigo.opacity(0.2)))
        }
        .accessibilityLabel("Period")
        .accessibilityValue(period)
    }
}
