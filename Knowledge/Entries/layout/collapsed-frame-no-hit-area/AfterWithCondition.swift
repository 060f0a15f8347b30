// work
import SwiftUI

struct SortBar: View {
    @State private var order = "name"
    @State private var showsOrder = true

    var body: some View {
        VStack {
            Toggle("Sort", isOn: $showsOrder)
            if showsOrder {
                Picker("Sort by", selection: $order) {
                    Text("Name").tag("name")
                    Text("Date").tag("date")
                }
                .pickerStyle(.menu)
            }
        }
    }
}
