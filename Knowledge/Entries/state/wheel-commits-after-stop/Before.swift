// misbehave
import SwiftUI

struct NapSheet: View {
    @Binding var minutes: Int
    @State private var draft = 20
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Picker("Nap", selection: $draft) {
                ForEach(1...90, id: \.self) { minutes in
                    Text("\(minutes) min")
                }
            }
            .pickerStyle(.wheel)
            Button("Done") {
                minutes = draft
                dismiss()
            }
        }
    }
}
