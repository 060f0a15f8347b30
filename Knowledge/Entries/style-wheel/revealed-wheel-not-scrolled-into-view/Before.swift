// misbehave
import SwiftUI

struct MedicineTimes: View {
    @State private var open: Int?
    @State private var hours = Array(repeating: 8, count: 14)

    var body: some View {
        ScrollView {
            ForEach(hours.indices, id: \.self) { index in
                Button("Dose \(index + 1): \(hours[index]) h") {
                    open = open == index ? nil : index
                }
                if open == index {
                    Picker("Hour", selection: $hours[index]) {
                        ForEach(0..<24, id: \.self) { Text("\($0) h").tag($0) }
                    }
                    .pickerStyle(.wheel)
                }
            }
        }
    }
}
