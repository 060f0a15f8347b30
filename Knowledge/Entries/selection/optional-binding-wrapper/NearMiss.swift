// work
import SwiftUI

/// A generic picker over any Hashable value: an optional value is just another value of it.
struct ListPicker<Value: Hashable>: View {
    let title: String
    let options: [Value]
    @Binding var selection: Value
    let name: (Value) -> String

    var body: some View {
        Picker(title, selection: $selection) {
            ForEach(options, id: \.self) { option in
                Text(name(option)).tag(option)
            }
        }
    }
}

struct TripForm: View {
    @State private var seats: Int?

    var body: some View {
        Form {
            ListPicker(title: "Seats", options: [nil, 1, 2, 3], selection: $seats) { seats in
                seats.map { "\($0)" } ?? "Any"
            }
        }
    }
}
