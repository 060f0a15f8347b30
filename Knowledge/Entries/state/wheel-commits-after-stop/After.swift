// work
import SwiftUI

struct NapSheet: View {
    @Binding var minutes: Int
    @State private var draft = 20
    @State private var isClosing = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Picker("Nap", selection: $draft) {
                ForEach(1...90, id: \.self) { minutes in
                    Text("\(minutes) min")
                }
            }
            .pickerStyle(.wheel)
            Button("Done") { isClosing = true }
                .disabled(isClosing)
        }
        .task(id: isClosing) {
            guard isClosing else { return }
            try? await Task.sleep(for: .milliseconds(500))
            minutes = draft
            dismiss()
        }
    }
}
