// misbehave: no option is marked
import SwiftUI

struct Plant {
    var name = "Basil"
    var place = "kitchen"
}

struct PlantEditor: View {
    @State private var plant = Plant()

    var body: some View {
        Form {
            TextField("Name", text: $plant.name)
            Picker("Place", selection: $plant.name) {
                Text("Kitchen").tag("kitchen")
                Text("Balcony").tag("balcony")
            }
        }
    }
}
