// work
import SwiftUI

/// An extension of Binding that adds a method, not a conformance, leaves comparing to SwiftUI.
extension Binding where Value == String? {
    func orEmpty() -> Binding<String> {
        Binding<String>(
            get: { wrappedValue ?? "" },
            set: { wrappedValue = $0.isEmpty ? nil : $0 }
        )
    }
}

struct NicknameForm: View {
    @State private var salutation: String?

    var body: some View {
        Form {
            Picker("Salutation", selection: $salutation.orEmpty()) {
                Text("None").tag("")
                Text("Dear").tag("Dear")
                Text("Hi").tag("Hi")
            }
        }
    }
}
