// work
import SwiftUI

/// A copy on purpose: a draft that is written back with Done and forgotten with Cancel.
struct LabelEditor: View {
    @Binding var colour: String
    @State private var draft: String
    @Environment(\.dismiss) private var dismiss

    init(colour: Binding<String>) {
        _colour = colour
        _draft = State(initialValue: colour.wrappedValue)
    }

    var body: some View {
        Form {
            Picker("Colour", selection: $draft) {
                Text("Red").tag("red")
                Text("Green").tag("green")
            }
            Button("Done") {
                colour = draft
                dismiss()
            }
            Button("Cancel") { dismiss() }
        }
    }
}
