// work
import SwiftUI

/// The stored number becomes a case of the enum, so the control never sees another value.
struct TimelineSettings: View {
    enum Zoom: Int, CaseIterable {
        case day, week, month
    }

    private static let storedZoom = 7
    @State private var zoom = Zoom(rawValue: TimelineSettings.storedZoom) ?? .week

    var body: some View {
        Form {
            Picker("Zoom", selection: $zoom) {
                Text("Day").tag(Zoom.day)
                Text("Week").tag(Zoom.week)
                Text("Month").tag(Zoom.month)
            }
            .pickerStyle(.segmented)
        }
    }
}
