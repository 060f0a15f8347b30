// misbehave: a choice changes nothing
import SwiftUI

struct Vehicle: Identifiable {
    let id: Int
    let plate: String
}

struct RefuelForm: View {
    let vehicles: [Vehicle]
    @State private var vehicleID: Vehicle.ID?

    var body: some View {
        Form {
            Picker("Vehicle", selection: $vehicleID) {
                Text("None").tag(nil as Vehicle.ID?)
                ForEach(vehicles) { vehicle in
                    Text(vehicle.plate).tag(vehicle.id)
                }
            }
        }
    }
}
