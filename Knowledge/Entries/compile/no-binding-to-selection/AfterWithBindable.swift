// work
import Observation
import SwiftUI

@Observable
final class AlarmModel {
    var sound = "bell"
}

struct AlarmSoundRow: View {
    @Environment(AlarmModel.self) private var model

    var body: some View {
        @Bindable var model = model
        Picker("Sound", selection: $model.sound) {
            Text("Bell").tag("bell")
            Text("Radar").tag("radar")
        }
    }
}

struct AlarmEditor: View {
    @State private var model = AlarmModel()

    var body: some View {
        Form {
            AlarmSoundRow()
        }
        .environment(model)
    }
}
