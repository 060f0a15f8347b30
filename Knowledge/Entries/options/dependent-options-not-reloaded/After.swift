// work
import SwiftUI

struct RoomBooking: View {
    @State private var building = "Harbour"
    @State private var room = ""
    @State private var rooms: [String] = []

    var body: some View {
        Form {
            Picker("Building", selection: $building) {
                Text("Harbour").tag("Harbour")
                Text("Station").tag("Station")
            }
            Picker("Room", selection: $room) {
                Text("Any").tag("")
                ForEach(rooms, id: \.self) { name in
                    Text(name).tag(name)
                }
            }
        }
        .task(id: building) {
            room = ""
            let free = await freeRooms(in: building)
            if !Task.isCancelled { rooms = free }
        }
    }

    private func freeRooms(in building: String) async -> [String] {
        try? await Task.sleep(nanoseconds: 500_000_000)
        return building == "Harbour" ? ["Anchor", "Buoy"] : ["Platform", "Signal"]
    }
}
