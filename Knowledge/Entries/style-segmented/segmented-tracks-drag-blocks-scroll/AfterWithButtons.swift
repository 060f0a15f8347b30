// work
import SwiftUI

struct CuisineFilter: View {
    @State private var cuisine = "All"
    let cuisines = ["All", "Italian", "Japanese", "Mexican", "Lebanese", "Indian", "Vegan"]

    var body: some View {
        ScrollView(.horizontal) {
            HStack {
                ForEach(cuisines, id: \.self) { name in
                    Button(name) { cuisine = name }
                        .buttonStyle(.bordered)
                        .tint(name == cuisine ? .accentColor : .gray)
                        .accessibilityAddTraits(name == cuisine ? .isSelected : [])
                }
            }
        }
        .scrollIndicators(.hidden)
    }
}
