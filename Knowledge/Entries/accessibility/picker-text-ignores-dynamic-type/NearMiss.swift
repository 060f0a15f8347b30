// work
import SwiftUI

/// No font is set, so there is none that the row could ignore.
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
