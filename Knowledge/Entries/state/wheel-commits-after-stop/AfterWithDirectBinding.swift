// work
import SwiftUI

struct NapSheet: View {
    @Binding var minutes: Int
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Picker("Nap", selection: $minutes) {
                ForEach(1...90, id: \.self) { minutes in
                    Text("\(minutes) min")
                }
            }
            .pickerStyle(.wheel)
            Button("Close") { dismiss() }
        }
    }
}
