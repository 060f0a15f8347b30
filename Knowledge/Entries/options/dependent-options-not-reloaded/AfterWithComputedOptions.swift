// work
import SwiftUI

/// The rooms are known beforehand: computed from the building, they are never out of date.
struct RoomBooking: View {
    let roomsByBuilding = ["Harbour": ["Anchor", "Buoy"], "Station": ["Platform", "Signal"]]
    @State private var building = "Harbour"
    @State private var room = ""

    private var rooms: [String] { roomsByBuilding[building] ?? [] }

    var body: some View {
        Form {
            Picker("Building", selection: $building) {
                Text("Harbour").tag("Harbour")
                Text("Station").tag("Station")
            }
            .onChange(of: building) { room = "" }
            Picker("Room", selection: $room) {
                Text("Any").tag("")
                ForEach(rooms, id: \.self) { name in
                    Text(name).tag(name)
                }
            }
        }
    }
}
