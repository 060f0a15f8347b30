// work
import SwiftUI

struct Library: View {
    @State private var order = "title"

    var body: some View {
        Text("Sorted by \(order)")
            .toolbar {
                Menu {
                    Picker("Sort by", selection: $order) {
                        Text("Title").tag("title")
                        Text("Author").tag("author")
                    }
                } label: {
                    Text("Sort by")
                }
                .id(order)
            }
    }
}
