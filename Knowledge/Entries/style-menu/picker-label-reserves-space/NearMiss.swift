// work
import SwiftUI

/// In a form the label is the row's title and its room is used.
struct ArchiveFilter: View {
    @State private var year = 2024

    var body: some View {
        Form {
            Picker(selection: $year) {
                ForEach(Array(2018...2026), id: \.self) { year in
                    Text(String(year)).tag(year)
                }
            } label: {
                Label("Year", systemImage: "calendar")
            }
            .pickerStyle(.menu)
        }
    }
}
