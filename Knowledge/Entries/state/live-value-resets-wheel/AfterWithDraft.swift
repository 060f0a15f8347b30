// work
import SwiftUI

struct HeatingPanel: View {
    /// Reported by the device every few seconds.
    let target: Int
    let send: (Int) -> Void
    @State private var draft: Int?

    var body: some View {
        VStack {
            Picker("Temperature", selection: Binding(get: { draft ?? target }, set: { draft = $0 })) {
                ForEach(10...28, id: \.self) { degrees in
                    Text("\(degrees)°")
                }
            }
            .pickerStyle(.wheel)
            Button("Set") {
                if let draft { send(draft) }
                draft = nil
            }
            .disabled(draft == nil)
        }
    }
}
