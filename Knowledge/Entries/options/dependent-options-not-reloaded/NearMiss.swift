// work
import SwiftUI

/// The list is loaded once and for good; the other picker has no say in it.
struct PickupForm: View {
    @State private var day = "Today"
    @State private var shop = ""
    @State private var shops: [String] = []

    var body: some View {
        Form {
            Picker("Day", selection: $day) {
                Text("Today").tag("Today")
                Text("Tomorrow").tag("Tomorrow")
            }
            Picker("Shop", selection: $shop) {
                Text("Any").tag("")
                ForEach(shops, id: \.self) { name in
                    Text(name).tag(name)
                }
            }
        }
        .task { shops = ["Old Town", "Airport"] }
    }
}
