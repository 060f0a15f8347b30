// misbehave
import SwiftUI

struct EggTimer: View {
    @State private var minutes = 6

    var body: some View {
        Picker("Minutes", selection: $minutes) {
            ForEach(Array(1...30), id: \.self) { value in
                Text("\(value) min")
                    .padding(.vertical, 20)
                    .frame(height: 64)
                    .tag(value)
            }
        }
        .pickerStyle(.wheel)
        .frame(height: 220)
    }
}
