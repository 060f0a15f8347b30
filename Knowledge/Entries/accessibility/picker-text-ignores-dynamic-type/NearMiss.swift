// work
import SwiftUI

/// No font is set: the row uses the system's text style, which follows the user's size.
struct PuzzleForm: View {
    @State private var puzzle = "cube"

    var body: some View {
        Form {
            Picker("Puzzle", selection: $puzzle) {
                Text("Cube").tag("cube")
                Text("Pyramid").tag("pyramid")
            }
        }
    }
}
