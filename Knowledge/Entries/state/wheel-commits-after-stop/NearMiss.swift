// work
import SwiftUI

/// A draft with a Done button too, but a menu has written its value before anybody can reach the button.
struct SoundSheet: View {
    @Binding var sound: String
    @State private var draft = "bell"
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Picker("Sound", selection: $draft) {
                Text("Bell").tag("bell")
                Text("Birds").tag("birds")
            }
            .pickerStyle(.menu)
            Button("Done") {
                sound = draft
                dismiss()
            }
        }
    }
}
