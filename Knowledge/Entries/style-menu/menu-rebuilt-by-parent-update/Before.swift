// misbehave
import SwiftUI

struct PlayerScreen: View {
    @State private var chapter = 0
    @State private var seconds = 0

    var body: some View {
        NavigationStack {
            Text("\(seconds) s")
                .toolbar {
                    Menu("Chapter \(chapter + 1)") {
                        Picker("Chapter", selection: $chapter) {
                            ForEach(0..<40, id: \.self) { index in
                                Text("Chapter \(index + 1)").tag(index)
                            }
                        }
                    }
                }
                .task {
                    while !Task.isCancelled {
                        try? await Task.sleep(for: .milliseconds(500))
                        seconds += 1
                    }
                }
        }
    }
}
