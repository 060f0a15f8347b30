// misbehave
import SwiftUI

struct ToppingChoice: View {
    @State private var topping = "Nuts"

    var body: some View {
        VStack {
            Text("Your sundae").font(.title)
            Picker("Topping", selection: $topping) {
                ForEach(["Nuts", "Cookies", "Sauce"], id: \.self) { Text($0).tag($0) }
            }
            .pickerStyle(.inline)
        }
    }
}
