// work
import SwiftUI

/// A list is a container with rows, so the inline options are rows.
struct LanguageChoice: View {
    @State private var language = "de"

    var body: some View {
        List {
            Picker("Language", selection: $language) {
                Text("English").tag("en")
                Text("German").tag("de")
            }
            .pickerStyle(.inline)
        }
    }
}
