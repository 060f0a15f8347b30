// misbehave: no option is marked, a choice changes nothing
import SwiftUI

enum TemperatureScale: String, CaseIterable {
    case celsius, fahrenheit, kelvin
}

struct WeatherSettings: View {
    @AppStorage("scale") private var scale = TemperatureScale.celsius.rawValue

    var body: some View {
        Form {
            Picker("Temperature", selection: $scale) {
                ForEach(TemperatureScale.allCases, id: \.self) { scale in
                    Text(scale.rawValue.capitalized).tag(scale)
                }
            }
        }
    }
}
