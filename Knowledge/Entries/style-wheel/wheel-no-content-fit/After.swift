// work
import SwiftUI

struct DrinkOrder: View {
    @State private var drink = "Tea"
    @State private var widest: CGFloat = 120
    let drinks = ["Tea", "Coffee", "Hot chocolate"]

    var body: some View {
        HStack {
            Text("I take a")
            Picker("Drink", selection: $drink) {
                ForEach(drinks, id: \.self) { Text($0).tag($0) }
            }
            .pickerStyle(.wheel)
            .frame(width: widest + 40)
            .clipped()
            .contentShape(Rectangle())
            Text("please")
        }
        .background {
            ZStack {
                ForEach(drinks, id: \.self) { Text($0).fixedSize() }
            }
            .font(.title2)
            .hidden()
            .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { widest = $0 }
        }
    }
}
