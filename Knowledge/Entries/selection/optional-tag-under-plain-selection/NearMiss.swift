// work
import SwiftUI

/// The title is optional, but the tag falls back to a plain String, which is what the selection is.
struct Shelf: Identifiable {
    let id: Int
    var title: String?
}

struct MoveBook: View {
    let shelves: [Shelf]
    @State private var target = "Unsorted"

    var body: some View {
        Form {
            Picker("Shelf", selection: $target) {
                Text("Unsorted").tag("Unsorted")
                ForEach(shelves) { shelf in
                    Text(shelf.title ?? "Shelf \(shelf.id)").tag(shelf.title ?? "Shelf \(shelf.id)")
                }
            }
        }
    }
}
