// work
import SwiftUI

/// The text above is a heading of the section and says something else than the title.
struct TyreForm: View {
    @State private var pressure = 2

    var body: some View {
        Form {
            Text("Check once a month.")
            Picker("Pressure", selection: $pressure) {
                Text("2 bar").tag(2)
                Text("3 bar").tag(3)
            }
        }
    }
}
