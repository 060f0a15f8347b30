// work
import SwiftUI

/// Two actions and no choice between values: each is rightly a stop of its own.
struct DocumentBar: View {
    @State private var copies = 0

    var body: some View {
        HStack(spacing: 0) {
            Button("Duplicate") { copies += 1 }
            Button("Discard") { copies = 0 }
        }
        .background(Color.gray.opacity(0.2))
    }
}
