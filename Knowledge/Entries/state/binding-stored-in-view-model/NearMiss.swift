// work
import SwiftUI

/// A view may keep a binding in a plain property: it is made anew with its parent and holds no second value.
struct PaperRow: View {
    let title: String
    let size: Binding<String>

    var body: some View {
        Picker(title, selection: size) {
            Text("A4").tag("a4")
            Text("Letter").tag("letter")
        }
    }
}
