// work
import SwiftUI

struct HomeTimeZone: View {
    @State private var zone = "Europe/Berlin"
    @State private var choosing = false
    @State private var query = ""
    private let zones = TimeZone.knownTimeZoneIdentifiers

    private var found: [String] {
        query.isEmpty ? zones : zones.filter { $0.localizedCaseInsensitiveContains(query) }
    }

    var body: some View {
        Button("Time zone: \(zone)") { choosing = true }
            .sheet(isPresented: $choosing) {
                NavigationStack {
                    List {
                        ForEach(found, id: \.self) { name in
                            Button(name) {
                                zone = name
                                choosing = false
                            }
                        }
                    }
                    .searchable(text: $query)
                }
            }
    }
}
