// work
import SwiftUI

/// Here the reaction belongs to the value, whoever set it: the chart must follow the reset button too.
struct ChartPanel: View {
    @State private var range = 7
    @State private var points: [Int] = []

    var body: some View {
        VStack {
            Picker("Range", selection: $range) {
                Text("7 days").tag(7)
                Text("30 days").tag(30)
            }
            .onChange(of: range, initial: true) { points = Array(0..<range) }
            Button("Reset") { range = 7 }
            Text("\(points.count) points")
        }
    }
}
