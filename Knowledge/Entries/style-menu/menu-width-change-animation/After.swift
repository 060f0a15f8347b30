// work
import SwiftUI

enum Feed: String, CaseIterable {
    case top = "Top"
    case newest = "Newest of the week"
}

struct FeedScreen: View {
    @State private var feed = Feed.top

    var body: some View {
        NavigationStack {
            Text(feed.rawValue)
                .toolbar {
                    ToolbarItem(placement: .principal) {
                        Menu {
                            Picker("Feed", selection: $feed) {
                                ForEach(Feed.allCases, id: \.self) { Text($0.rawValue).tag($0) }
                            }
                        } label: {
                            Text(feed.rawValue)
                        }
                        .padding(.horizontal, 12)
                        .padding(.vertical, 8)
                        .background(.thinMaterial, in: Capsule())
                        .animation(.easeInOut, value: feed)
                    }
                }
        }
    }
}
