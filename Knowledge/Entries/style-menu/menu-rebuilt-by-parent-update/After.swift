// work
import SwiftUI

struct PlayerScreen: View {
    @State private var chapter = 0

    var body: some View {
        NavigationStack {
            ElapsedTime()
                .toolbar { ChapterMenu(chapter: $chapter) }
        }
    }
}

struct ElapsedTime: View {
    @State private var seconds = 0

    var body: some View {
        Text("\(seconds) s")
            .task {
                while !Task.isCancelled {
                    try? await Task.sleep(for: .milliseconds(500))
                    seconds += 1
                }
            }
    }
}
struct ChapterMenu: View {
    @Binding var chapter: Int

    var body: some View {
        Menu("Chapter \(chapter + 1)") {
            Picker("Chapter", selection: $chapter) {
                ForEach(0..<40, id: \.self) { index in
                    Text("Chapter \(index + 1)").tag(index)
                }
            }
        }
    }
}
