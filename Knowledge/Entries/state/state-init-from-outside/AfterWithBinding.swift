// work
import SwiftUI

struct WeightEditor: View {
    @Binding var unit: String

    var body: some View {
        Form {
            Picker("Unit", selection: $unit) {
                Text("Kilograms").tag("kg")
                Text("Pounds").tag("lb")
            }
        }
    }
}
