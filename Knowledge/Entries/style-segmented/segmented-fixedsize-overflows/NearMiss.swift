// work
import SwiftUI

/// Three titles of one letter: the ideal width is small on every screen and in every language.
struct CupSizeRow: View {
    @State private var size = "M"

    var body: some View {
        HStack {
            Text("Cup")
            Spacer()
            Picker("Cup", selection: $size) {
                Text("S").tag("S")
                Text("M").tag("M")
                Text("L").tag("L")
            }
            .labelsHidden()
            .pickerStyle(.segmented)
            .fixedSize()
        }
        .padding()
    }
}
