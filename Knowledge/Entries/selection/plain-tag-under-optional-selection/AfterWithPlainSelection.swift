// work
import SwiftUI

struct Vehicle: Identifiable {
    let id: Int
    let plate: String
}

struct RefuelForm: View {
    let vehicles: [Vehicle]
    @State private var vehicleID: Vehicle.ID = 0

    var body: some View {
        Form {
            Picker("Vehicle", selection: $vehicleID) {
                Text("None").tag(0)
                ForEach(vehicles) { vehicle in
                    Text(vehicle.plate).tag(vehicle.id)
                }
            }
        }
    }
}
