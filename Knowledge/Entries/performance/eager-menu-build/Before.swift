// misbehave
import SwiftUI

struct Colleague: Identifiable {
    let id: Int
    var zone = "Europe/Berlin"
}

struct TeamTimeZones: View {
    @State private var team = (1...200).map { Colleague(id: $0) }
    private let zones = TimeZone.knownTimeZoneIdentifiers

    var body: some View {
        List {
            ForEach($team) { $colleague in
                Picker("Colleague \(colleague.id)", selection: $colleague.zone) {
                    ForEach(zones, id: \.self) { Text($0) }
                }
                .pickerStyle(.menu)
            }
        }
    }
}
