// work
import SwiftUI

/// The rows below load later; the segments are written out and never change.
struct MatchList: View {
    @State private var matches: [String] = []
    @State private var day = 0

    var body: some View {
        VStack {
            Picker("Day", selection: $day) {
                Text("Yesterday").tag(-1)
                Text("Today").tag(0)
                Text("Tomorrow").tag(1)
            }
            .pickerStyle(.segmented)
            List {
                ForEach(matches, id: \.self) { Text($0) }
            }
        }
        .task(id: day) { matches = await loadMatches() }
    }

    private func loadMatches() async -> [String] {
        try? await Task.sleep(nanoseconds: 1_000_000_000)
        return ["Reds – Blues", "Whites – Greens"]
    }
}
