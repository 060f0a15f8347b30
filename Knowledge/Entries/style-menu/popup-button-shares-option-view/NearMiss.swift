// work
import SwiftUI

/// All options are built alike, so the button may look like any of them.
struct PaperSize: View {
    @State private var paper = "a4"

    var body: some View {
        Picker("Paper", selection: $paper) {
            Text("A4").tag("a4")
            Text("Letter").tag("letter")
        }
        .pickerStyle(.menu)
    }
}
