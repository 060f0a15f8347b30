// misbehave: another option is marked
import SwiftUI

struct TableBooking: View {
    @State private var guests = 2

    var body: some View {
        Form {
            Picker("Guests", selection: $guests) {
                ForEach(2..<13) { number in
                    Text("\(number) guests")
                }
            }
            Text("Booked for \(guests)")
        }
    }
}
