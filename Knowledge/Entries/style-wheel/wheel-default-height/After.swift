// work
import SwiftUI

struct WorkoutSetup: View {
    @State private var minutes = 30

    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: "figure.run").font(.system(size: 160))
            Text("How long?").font(.largeTitle)
            Picker("Minutes", selection: $minutes) {
                ForEach([10, 20, 30, 45, 60], id: \.self) { minutes in
                    Text("\(minutes) min").tag(minutes)
                }
            }
            .pickerStyle(.wheel)
            .frame(height: 120)
            .clipped()
            .contentShape(Rectangle())
            Button("Start") { print("Running for", minutes) }
        }
    }
}
