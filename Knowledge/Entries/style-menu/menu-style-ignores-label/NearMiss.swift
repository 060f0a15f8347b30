// work
import SwiftUI

/// A row of a form draws the picker's label itself, beside the value, though the automatic style is a menu there.
struct TableReservation: View {
    @State private var area = "inside"

    var body: some View {
        Form {
            Picker(selection: $area) {
                Text("Inside").tag("inside")
                Text("Terrace").tag("terrace")
            } label: {
                Label("Seating", systemImage: "chair")
            }
        }
    }
}
