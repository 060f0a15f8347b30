// misbehave: another option is marked
import SwiftUI

final class OrderDraft: ObservableObject {
    @Published var size = "small"
}

struct OrderScreen: View {
    @State private var guests = 2

    var body: some View {
        VStack {
            Stepper("Guests: \(guests)", value: $guests)
            SizeForm()
        }
    }
}

struct SizeForm: View {
    @ObservedObject private var draft = OrderDraft()

    var body: some View {
        Picker("Size", selection: $draft.size) {
            Text("Small").tag("small")
            Text("Large").tag("large")
        }
    }
}
