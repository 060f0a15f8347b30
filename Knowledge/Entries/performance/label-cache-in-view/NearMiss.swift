// work
import SwiftUI

/// A dictionary in a view that is only read: it is complete from the start.
struct FlagPicker: View {
    @Binding var code: String
    private let names = ["de": "Germany", "fr": "France"]

    var body: some View {
        Picker("Country", selection: $code) {
            ForEach(names.keys.sorted(), id: \.self) { key in
                Text(names[key] ?? key).tag(key)
            }
        }
    }
}
