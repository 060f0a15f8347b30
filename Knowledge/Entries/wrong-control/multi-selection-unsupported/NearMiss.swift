// work
import SwiftUI

/// A Set as the selection, and every tag is a whole Set too: one of three combinations is chosen.
struct AlarmDays: View {
    @State private var days: Set<Int> = [1, 2, 3, 4, 5]

    var body: some View {
        Form {
            Picker("Repeat", selection: $days) {
                Text("Weekdays").tag([1, 2, 3, 4, 5] as Set<Int>)
                Text("Weekend").tag([6, 7] as Set<Int>)
                Text("Never").tag([] as Set<Int>)
            }
        }
    }
}
