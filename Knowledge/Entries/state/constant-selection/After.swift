// work
import SwiftUI

struct AlarmForm: View {
    @State private var sound = "bell"

    var body: some View {
        Form {
            Picker("Sound", selection: $sound) {
                Text("Bell").tag("bell")
                Text("Birds").tag("birds")
            }
            Text("The alarm plays \(sound)")
        }
    }
}
