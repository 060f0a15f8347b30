// work
import SwiftUI

struct AlarmForm: View {
    @State private var minutes = 10

    var body: some View {
        VStack {
            Text("Snooze")
            Picker("Snooze", selection: $minutes) {
                ForEach(1..<61, id: \.self) { Text("\($0) min") }
            }
            .pickerStyle(.wheel)
        }
    }
}
