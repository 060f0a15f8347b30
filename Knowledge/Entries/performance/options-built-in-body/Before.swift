// misbehave
import SwiftUI

struct City: Identifiable, Hashable {
    let id: Int
    let name: String
    let population: Int
}

struct CityForm: View {
    let cities: [City]
    @State private var cityID = 1
    @State private var note = ""

    var body: some View {
        Form {
            Picker("City", selection: $cityID) {
                Text("Somewhere else").tag(1)
                ForEach(cities.filter { $0.population > 1000 }.sorted { $0.name < $1.name }) { city in
                    Text("\(city.name) (\(city.population.formatted()))").tag(city.id)
                }
            }
            TextField("Note", text: $note)
        }
    }
}
