// work
import SwiftUI

/// One wheel with a row to itself: there is no neighbour whose touches it could take.
struct BirthYear: View {
    @State private var year = 1990

    var body: some View {
        VStack {
            Text("Year of birth")
            Picker("Year", selection: $year) {
                ForEach(Array(1920...2020), id: \.self) { Text(String($0)).tag($0) }
            }
            .pickerStyle(.wheel)
        }
    }
}
