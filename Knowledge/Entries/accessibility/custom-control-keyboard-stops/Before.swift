// misbehave
import SwiftUI

struct LevelStrip: View {
    @State private var isExpert = false

    var body: some View {
        HStack(spacing: 0) {
            Button("Simple") { isExpert = false }
                .buttonStyle(.plain)
                .padding(6)
            Button("Expert") { isExpert = true }
                .buttonStyle(.plain)
                .padding(6)
        }
        .background(Color.gray.opacity(0.2))
    }
}
