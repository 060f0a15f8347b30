// misbehave
import SwiftUI

struct WakeUpTime: View {
    @State private var hour = 7

    var body: some View {
        Picker("Hour", selection: $hour) {
            ForEach(0..<24, id: \.self) { Text("\($0)").tag($0) }
        }
        .pickerStyle(.wheel)
        .tint(.purple)
        .background(.purple.opacity(0.2))
    }
}
