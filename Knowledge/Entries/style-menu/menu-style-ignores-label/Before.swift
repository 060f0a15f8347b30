// misbehave
import SwiftUI

struct GuestCount: View {
    @State private var guests = 2

    var body: some View {
        VStack {
            Picker(selection: $guests) {
                ForEach(1...6, id: \.self) { count in
                    Text("\(count) guests").tag(count)
                }
            } label: {
                Label("\(guests)", systemImage: "person.2.fill")
                    .padding()
                    .background(Capsule().fill(.orange))
            }
            .pickerStyle(.menu)
        }
    }
}
