// work
import SwiftUI

/// Half a screen has room for one wheel and a bar.
struct ServingsSheet: View {
    @State private var servings = 2
    @State private var isChoosing = false

    var body: some View {
        Button("Servings: \(servings)") { isChoosing = true }
            .sheet(isPresented: $isChoosing) {
                Picker("Servings", selection: $servings) {
                    ForEach(Array(1...12), id: \.self) { Text("\($0)").tag($0) }
                }
                .pickerStyle(.wheel)
                .presentationDetents([.medium, .large])
            }
    }
}
