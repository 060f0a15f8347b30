// work
import SwiftUI

struct ErrandCard: View {
    @State private var priority = 1
    @State private var showsDetails = false

    var body: some View {
        VStack(alignment: .leading) {
            Text("Water the plants").font(.headline)
            if showsDetails {
                Text("Only those on the balcony.")
            }
            Picker("Priority", selection: $priority) {
                Text("Low").tag(0)
                Text("Normal").tag(1)
                Text("High").tag(2)
            }
            .pickerStyle(.segmented)
        }
        .padding()
        .background(
            Color.clear
                .contentShape(Rectangle())
                .onTapGesture { showsDetails.toggle() }
        )
    }
}
