// misbehave
import SwiftUI

struct WeightEditor: View {
    @State private var unit = "kg"

    init(unit: String) {
        self.unit = unit
    }

    var body: some View {
        Form {
            Picker("Unit", selection: $unit) {
                Text("Kilograms").tag("kg")
                Text("Pounds").tag("lb")
            }
        }
    }
}
