// work
import Combine
import SwiftUI

struct ParticleStage: View {
    @State private var shape = "star"
    @State private var phase = 0.0
    private let tick = Timer.publish(every: 0.05, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack {
            Circle().offset(x: phase)
            ShapeChoice(shape: $shape)
        }
        .onReceive(tick) { _ in phase += 1 }
    }
}

struct ShapeChoice: View {
    @Binding var shape: String

    var body: some View {
        Picker("Shape", selection: $shape) {
            Text("Star").tag("star")
            Text("Heart").tag("heart")
        }
    }
}
