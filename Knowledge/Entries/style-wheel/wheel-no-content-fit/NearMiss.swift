// work
import SwiftUI

/// Nothing shares the row: the full width is what a wheel is made for.
struct CityChooser: View {
    @State private var city = "Lyon"

    var body: some View {
        VStack {
            Text("Where do you live?")
            Picker("City", selection: $city) {
                ForEach(["Bern", "Lyon", "Turin"], id: \.self) { Text($0).tag($0) }
            }
            .pickerStyle(.wheel)
        }
    }
}
