// work
import SwiftUI

struct ZoneForm: View {
    @State private var region = "Europe"
    @State private var zone = "Europe/Oslo"

    private var zones: [String] {
        TimeZone.knownTimeZoneIdentifiers.filter { $0.hasPrefix(region + "/") }
    }

    var body: some View {
        Form {
            Picker("Region", selection: $region) {
                ForEach(["Africa", "America", "Asia", "Europe"], id: \.self) { region in
                    Text(region)
                }
            }
            Picker("Time zone", selection: $zone) {
                ForEach(zones, id: \.self) { zone in
                    Text(zone)
                }
            }
        }
        .onChange(of: region) { zone = zones.first ?? zone }
    }
}
