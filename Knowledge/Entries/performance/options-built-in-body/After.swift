// work
import SwiftUI

struct City: Identifiable, Hashable {
    let id: Int
    let name: String
    let population: Int
}

struct CityOption: Identifiable {
    let id: Int
    let title: String
}

@Observable
final class CityOptions {
    private(set) var options: [CityOption] = []

    func update(_ cities: [City]) {
        options = cities.filter { $0.population > 1000 }.sorted { $0.name < $1.name }
            .map { CityOption(id: $0.id, title: "\($0.name) (\($0.population.formatted()))") }
    }
}

struct CityForm: View {
    let cities: CityOptions
    @State private var cityID = 1
    @State private var note = ""

    var body: some View {
        Form {
            Picker("City", selection: $cityID) {
                Text("Somewhere else").tag(1)
                ForEach(cities.options) { Text($0.title).tag($0.id) }
            }
            TextField("Note", text: $note)
        }
    }
}
