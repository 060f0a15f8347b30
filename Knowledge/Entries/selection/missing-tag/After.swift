// work
import SwiftUI

struct SortBar: View {
    @State private var order = 0

    var body: some View {
        Picker("Sort by", selection: $order) {
            Text("Newest").tag(0)
            Text("Oldest").tag(1)
            Text("Most liked").tag(2)
        }
        .pickerStyle(.segmented)
    }
}
