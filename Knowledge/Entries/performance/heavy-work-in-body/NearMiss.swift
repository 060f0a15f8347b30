// work
import SwiftUI

/// A list that never changes is made once, on first use.
struct AlertSettings: View {
    @State private var zone = Self.zones[0]

    private static let zones = TimeZone.knownTimeZoneIdentifiers.sorted()

    var body: some View {
        NavigationStack {
            Form {
                Picker("Time zone", selection: $zone) {
                    ForEach(Self.zones, id: \.self) { Text($0).tag($0) }
                }
                .pickerStyle(.navigationLink)
            }
        }
    }
}
