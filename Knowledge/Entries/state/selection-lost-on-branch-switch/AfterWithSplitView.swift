// work
import SwiftUI

struct Item: Identifiable, Hashable {
    let id: Int
    let title: String
}

struct Library: View {
    let books: [Item]
    let films: [Item]
    @State private var page = "books"
    @State private var chosen: Item?
    @State private var shown: Item?

    var body: some View {
        NavigationSplitView {
            Picker("Page", selection: $page) {
                Text("Books").tag("books")
                Text("Films").tag("films")
            }
            .pickerStyle(.segmented)
            List(page == "books" ? books : films, selection: $chosen) { item in
                Text(item.title).tag(item)
            }
        } detail: {
            Text(shown?.title ?? "Nothing chosen")
        }
        .onChange(of: chosen) { if let chosen { shown = chosen } }
    }
}
