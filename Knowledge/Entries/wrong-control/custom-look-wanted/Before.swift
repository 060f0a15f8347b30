// misbehave
import SwiftUI

/// The capsule and the bold white title are meant for the chosen segment; neither is drawn.
struct PeriodSwitch: View {
    @Binding var period: String

    var body: some View {
        Picker("Period", selection: $period) {
            ForEach(["Day", "Week", "Month"], id: \.self) { name in
                Text(name)
                    .font(.headline)
                    .foregroundStyle(name == period ? .white : .primary)
                    .background(Capsule().fill(name == period ? Color.indigo : .clear))
            }
        }
        .pickerStyle(.segmented)
    }
}
