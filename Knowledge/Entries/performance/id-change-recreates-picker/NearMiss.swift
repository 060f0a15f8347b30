// work
import SwiftUI

/// Another document is another picker: here a new identity is meant.
struct DocumentLanguage: View {
    let documentID: Int
    @State private var language = "en"

    var body: some View {
        Picker("Language", selection: $language) {
            Text("English").tag("en")
            Text("French").tag("fr")
        }
        .pickerStyle(.menu)
        .id(documentID)
    }
}
