// work
import SwiftUI

struct CookingForm: View {
    @State private var amount = 2.0
    @State private var unit = "hours"

    private var minutes: Double { unit == "hours" ? amount * 60 : amount }

    var body: some View {
        Form {
            Picker("Unit", selection: $unit) {
                ForEach(["hours", "minutes"], id: \.self) { name in
                    Text(name)
                }
            }
            .pickerStyle(.segmented)
            Text("\(minutes) minutes")
        }
    }
}
