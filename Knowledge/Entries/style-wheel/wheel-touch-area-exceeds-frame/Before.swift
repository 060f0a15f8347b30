// misbehave
import SwiftUI

struct CountdownSetup: View {
    @State private var time = [0, 10]

    var body: some View {
        HStack(spacing: 0) {
            Picker("Hours", selection: $time[0]) {
                ForEach(0..<24, id: \.self) { Text("\($0) h").tag($0) }
            }
            .pickerStyle(.wheel)
            .frame(width: 90)
            .clipped()
            Picker("Minutes", selection: $time[1]) {
                ForEach(0..<60, id: \.self) { Text("\($0) min").tag($0) }
            }
            .pickerStyle(.wheel)
            .frame(width: 90)
            .clipped()
        }
    }
}
