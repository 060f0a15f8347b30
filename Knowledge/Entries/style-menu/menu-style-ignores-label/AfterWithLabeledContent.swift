// work
import SwiftUI

struct GuestCount: View {
    @State private var guests = 2

    var body: some View {
        VStack {
            LabeledContent("Guests") {
                Picker("Guests", selection: $guests) {
                    ForEach(1...6, id: \.self) { count in
                        Text("\(count) guests").tag(count)
                    }
                }
                .labelsHidden()
                .pickerStyle(.menu)
            }
        }
    }
}
