// misbehave: no option is marked, a choice changes nothing
import SwiftUI

struct SortBar: View {
    @State private var order = 0

    var body: some View {
        Picker("Sort by", selection: $order) {
            Text("Newest")
            Text("Oldest")
            Text("Most liked")
        }
        .pickerStyle(.segmented)
    }
}
