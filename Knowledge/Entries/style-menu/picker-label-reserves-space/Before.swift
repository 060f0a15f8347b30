// misbehave
import SwiftUI

struct TalksByYear: View {
    @State private var year = 2024

    var body: some View {
        NavigationStack {
            Text("Talks of \(String(year))")
                .toolbar {
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
}
