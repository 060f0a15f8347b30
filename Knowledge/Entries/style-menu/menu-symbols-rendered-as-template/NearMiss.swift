// work
import SwiftUI

/// Inline rows are views and no menu items: the plain foreground style colours their symbols.
struct MoodChoice: View {
    @State private var mood = "calm"

    var body: some View {
        Form {
            Picker("Mood", selection: $mood) {
                Label {
                    Text("Calm")
                } icon: {
                    Image(systemName: "leaf.fill").foregroundStyle(.green)
                }
                .tag("calm")
                Label {
                    Text("Busy")
                } icon: {
                    Image(systemName: "bolt.fill").foregroundStyle(.orange)
                }
                .tag("busy")
            }
            .pickerStyle(.inline)
        }
    }
}
