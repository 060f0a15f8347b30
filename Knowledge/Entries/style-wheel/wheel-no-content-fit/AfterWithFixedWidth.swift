// work
import SwiftUI

struct DrinkOrder: View {
    @State private var drink = "Tea"
    @ScaledMetric private var width: CGFloat = 180
    let drinks = ["Tea", "Coffee", "Hot chocolate"]

    var body: some View {
        HStack {
            Text("I take a")
            Picker("Drink", selection: $drink) {
                ForEach(drinks, id: \.self) { Text($0).tag($0) }
            }
            .pickerStyle(.wheel)
            .frame(width: width)
            .clipped()
            .contentShape(Rectangle())
            Text("please")
        }
    }
}
