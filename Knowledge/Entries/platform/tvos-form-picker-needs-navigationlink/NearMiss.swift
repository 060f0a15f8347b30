// work
import SwiftUI

/// Outside of a form the automatic style of the TV is a segmented control, which needs no opening.
struct AudioBar: View {
    @State private var language = "en"

    var body: some View {
        HStack {
            Text("Audio")
            Picker("Audio", selection: $language) {
                Text("English").tag("en")
                Text("German").tag("de")
            }
        }
    }
}
