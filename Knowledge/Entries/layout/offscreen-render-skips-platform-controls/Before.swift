// misbehave
import SwiftUI

struct ReceiptCard: View {
    @State private var tip = 10
    @State private var picture: Image?

    var body: some View {
        VStack {
            card
            Button("Share") { share() }
            picture
        }
    }

    private var card: some View {
        Picker("Tip", selection: $tip) {
            Text("10 %").tag(10)
            Text("15 %").tag(15)
        }
        .pickerStyle(.segmented)
    }

    private func share() {
        let renderer = ImageRenderer(content: card)
        if let image = renderer.uiImage {
            picture = Image(uiImage: image)
        }
    }
}
