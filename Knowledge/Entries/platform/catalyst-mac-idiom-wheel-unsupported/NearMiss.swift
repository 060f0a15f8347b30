// work
import SwiftUI

/// A menu is no wheel: it works in both idioms of Mac Catalyst.
struct PaperSetup: View {
    @State private var paper = "A4"

    var body: some View {
        VStack {
            Picker("Paper", selection: $paper) {
                Text("A4").tag("A4")
                Text("Letter").tag("Letter")
            }
            .pickerStyle(.menu)
        }
    }
}
