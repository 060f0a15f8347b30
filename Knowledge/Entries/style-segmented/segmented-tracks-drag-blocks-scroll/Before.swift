// misbehave
import SwiftUI

struct CuisineFilter: View {
    @State private var cuisine = "All"
    let cuisines = ["All", "Italian", "Japanese", "Mexican", "Lebanese", "Indian", "Vegan"]

    var body: some View {
        ScrollView(.horizontal) {
            Picker("Cuisine", selection: $cuisine) {
                ForEach(cuisines, id: \.self) { Text($0).tag($0) }
            }
            .pickerStyle(.segmented)
        }
    }
}
