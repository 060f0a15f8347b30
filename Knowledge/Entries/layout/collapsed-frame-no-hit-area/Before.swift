// misbehave
import SwiftUI

struct SortBar: View {
    @State private var order = "name"

    var body: some View {
        HStack {
            Text("Sort by")
            Picker("Sort by", selection: $order) {
                Text("Name").tag("name")
                Text("Date").tag("date")
            }
            .pickerStyle(.menu)
        }
        .frame(height: 4)
    }
}
