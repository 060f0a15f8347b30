// misbehave
import SwiftUI

struct CheeseOrder: View {
    @State private var strength = "Mild"

    var body: some View {
        Form {
            Picker("Strength", selection: $strength) {
                ForEach(["Mild", "Medium", "Mature"], id: \.self) { Text($0).tag($0) }
            }
            .pickerStyle(.navigationLink)
        }
    }
}
