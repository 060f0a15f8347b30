// work
import SwiftUI

enum Measure: String, CaseIterable {
    case length, weight

    var units: [String] {
        self == .length ? ["metre", "foot"] : ["gram", "ounce"]
    }
}

/// Each measure remembers its own unit, so there is nothing to reset.
struct ConverterForm: View {
    @State private var measure = Measure.length
    @State private var length = "metre"
    @State private var weight = "gram"

    var body: some View {
        Form {
            Picker("Measure", selection: $measure) {
                ForEach(Measure.allCases, id: \.self) { measure in
                    Text(measure.rawValue).tag(measure)
                }
            }
            Picker("Unit", selection: measure == .length ? $length : $weight) {
                ForEach(measure.units, id: \.self) { name in
                    Text(name).tag(name)
                }
            }
        }
    }
}
