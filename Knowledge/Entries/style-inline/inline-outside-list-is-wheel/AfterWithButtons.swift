// work
import SwiftUI

struct ToppingChoice: View {
    @State private var topping = "Nuts"

    var body: some View {
        VStack {
            Text("Your sundae").font(.title)
            ForEach(["Nuts", "Cookies", "Sauce"], id: \.self) { name in
                Button {
                    topping = name
                } label: {
                    LabeledContent(name) {
                        if name == topping { Image(systemName: "checkmark") }
                    }
                }
                .accessibilityAddTraits(name == topping ? .isSelected : [])
            }
        }
        .padding()
    }
}
