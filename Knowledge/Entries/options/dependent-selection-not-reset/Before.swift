// misbehave: no option is marked
import SwiftUI

enum Measure: String, CaseIterable {
    case length, weight

    var units: [String] {
        self == .length ? ["metre", "foot"] : ["gram", "ounce"]
    }
}

struct ConverterForm: View {
    @State private var measure = Measure.length
    @State private var unit = "metre"

    var body: some View {
        Form {
            Picker("Measure", selection: $measure) {
                ForEach(Measure.allCases, id: \.self) { measure in
                    Text(measure.rawValue).tag(measure)
                }
            }
            .onSubmit { unit = measure.units[0] }
            Picker("Unit", selection: $unit) {
                ForEach(measure.units, id: \.self) { name in
                    Text(name).tag(name)
                }
            }
        }
    }
}
