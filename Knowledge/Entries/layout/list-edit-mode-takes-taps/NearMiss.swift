// work
import SwiftUI

struct Alarm: Identifiable {
    let id: Int
    var sound: String
}

/// Edit mode without a selection: the list only offers to delete, rows are not selected by taps.
struct AlarmList: View {
    @State private var alarms = [Alarm(id: 1, sound: "radar"), Alarm(id: 2, sound: "chimes")]

    var body: some View {
        List {
            ForEach($alarms) { $alarm in
                Picker("Sound", selection: $alarm.sound) {
                    Text("Radar").tag("radar")
                    Text("Chimes").tag("chimes")
                }
            }
            .onDelete { offsets in
                for index in offsets.reversed() { alarms.remove(at: index) }
            }
        }
        .toolbar { EditButton() }
    }
}
