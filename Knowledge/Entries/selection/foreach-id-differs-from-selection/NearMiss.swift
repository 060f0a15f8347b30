// work
import SwiftUI

/// The selection is the id itself, so the loop's tags meet it.
struct Airport: Identifiable {
    let id: String
    let city: String
}

struct DeparturePicker: View {
    let airports: [Airport]
    @State private var departure: Airport.ID = "AMS"

    var body: some View {
        Form {
            Picker("From", selection: $departure) {
                ForEach(airports) { airport in
                    Text(airport.city)
                }
            }
        }
    }
}
