// work
import SwiftUI

/// A check at every change as well, but it is instant: the message is computed and cannot arrive late.
struct TripForm: View {
    @State private var from = "Paris"
    @State private var to = "Paris"

    var body: some View {
        Form {
            Picker("From", selection: $from) {
                Text("Paris").tag("Paris")
                Text("Rome").tag("Rome")
            }
            Picker("To", selection: $to) {
                Text("Paris").tag("Paris")
                Text("Rome").tag("Rome")
            }
            if from == to { Text("Choose two different cities.") }
        }
    }
}
