// misbehave: no option is marked, a choice changes nothing
import SwiftUI

struct AlarmForm: View {
    @State private var sound = "bell"

    var body: some View {
        Form {
            Picker("Sound", selection: $sound) {
                HStack {
                    Image(systemName: "bell")
                    Text("Bell").tag("bell")
                }
                HStack {
                    Image(systemName: "bird")
                    Text("Birdsong").tag("birdsong")
                }
            }
            .pickerStyle(.inline)
        }
    }
}
