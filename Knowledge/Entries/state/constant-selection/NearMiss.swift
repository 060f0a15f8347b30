// work
import SwiftUI

/// The constant belongs to a preview; the view itself has a real binding.
struct SoundPicker: View {
    @Binding var sound: String

    var body: some View {
        Picker("Sound", selection: $sound) {
            Text("Bell").tag("bell")
            Text("Birds").tag("birds")
        }
    }
}

struct SoundPicker_Previews: PreviewProvider {
    static var previews: some View {
        SoundPicker(sound: .constant("bell"))
    }
}
