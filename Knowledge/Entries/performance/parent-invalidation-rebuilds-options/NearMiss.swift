// work
import SwiftUI

/// The moving part holds its own state, so the view with the picker is not evaluated again.
struct WaveScreen: View {
    @State private var colour = "blue"

    var body: some View {
        VStack {
            Wave()
            Picker("Colour", selection: $colour) {
                Text("Blue").tag("blue")
                Text("Green").tag("green")
            }
        }
    }
}

struct Wave: View {
    @State private var height = 10.0

    var body: some View {
        Rectangle()
            .frame(height: height)
            .task {
                while !Task.isCancelled {
                    try? await Task.sleep(nanoseconds: 50_000_000)
                    height = height == 10 ? 20 : 10
                }
            }
    }
}
