// work
import SwiftUI

struct AlarmForm: View {
    @State private var sound = "Radar"
    private let sounds = ["Radar", "Beacon", "Chimes", "Ripples"]

    var body: some View {
        NavigationStack {
            Form {
                Picker("Sound", selection: $sound) {
                    ForEach(sounds, id: \.self) { Text($0) }
                }
                .pickerStyle(.navigationLink)
            }
        }
    }
}
