// misbehave
import SwiftUI

struct PeriodSwitch: View {
    @State private var period = 0

    var body: some View {
        Picker("Period", selection: $period) {
            Text("Day").foregroundStyle(.orange).tag(0)
            Text("Week").foregroundStyle(.orange).tag(1)
        }
        .pickerStyle(.segmented)
        .font(.title3.bold())
        .tint(.orange)
    }
}
