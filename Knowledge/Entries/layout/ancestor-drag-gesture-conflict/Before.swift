// misbehave
import SwiftUI

struct LapCard: View {
    @State private var offset = CGSize.zero
    @State private var laps = 1

    var body: some View {
        VStack {
            Text("Laps")
            Picker("Laps", selection: $laps) {
                ForEach(1..<50, id: \.self) { Text("\($0)") }
            }
            .pickerStyle(.wheel)
        }
        .offset(offset)
        .gesture(
            DragGesture()
                .onChanged { offset = $0.translation }
                .onEnded { _ in offset = .zero }
        )
    }
}
