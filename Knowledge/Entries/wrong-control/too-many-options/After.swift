// work
import SwiftUI

struct ZoneForm: View {
    @State private var zone = "Europe/Oslo"

    var body: some View {
        NavigationStack {
            Form {
                Picker("Time zone", selection: $zone) {
                    ForEach(TimeZone.knownTimeZoneIdentifiers, id: \.self) { zone in
                        Text(zone)
                    }
                }
                .pickerStyle(.navigationLink)
            }
        }
    }
}
