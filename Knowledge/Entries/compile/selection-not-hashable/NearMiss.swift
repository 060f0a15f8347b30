// work
import SwiftUI

/// No Hashable is declared: an enum without associated values has it by itself.
enum PaperSize {
    case a4, a5, letter
}

struct PaperPicker: View {
    @State private var size = PaperSize.a4

    var body: some View {
        Picker("Paper", selection: $size) {
            Text("A4").tag(PaperSize.a4)
            Text("A5").tag(PaperSize.a5)
            Text("Letter").tag(PaperSize.letter)
        }
    }
}
