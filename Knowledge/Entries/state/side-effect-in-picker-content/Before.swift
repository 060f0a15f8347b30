// misbehave
import SwiftUI

struct CookingForm: View {
    @AppStorage("minutes") private var minutes = 0.0
    @State private var amount = 2.0
    @State private var unit = "hours"

    var body: some View {
        Form {
            Picker("Unit", selection: $unit) {
                ForEach(["hours", "minutes"], id: \.self) { name in
                    let _ = store()
                    Text(name)
                }
            }
            .pickerStyle(.segmented)
        }
    }

    private func store() {
        minutes = unit == "hours" ? amount * 60 : amount
    }
}
