// work
import SwiftUI

struct Colleague: Identifiable {
    let id: Int
    var zone = "Europe/Berlin"
}

struct TeamTimeZones: View {
    @State private var team = (1...200).map { Colleague(id: $0) }
    @State private var edited: Int?
    private let zones = TimeZone.knownTimeZoneIdentifiers

    var body: some View {
        List {
            ForEach($team) { $colleague in
                if colleague.id == edited {
                    Picker("Colleague \(colleague.id)", selection: $colleague.zone) {
                        ForEach(zones, id: \.self) { Text($0) }
                    }
                    .pickerStyle(.menu)
                } else {
                    Button("Colleague \(colleague.id): \(colleague.zone)") { edited = colleague.id }
                }
            }
        }
    }
}
