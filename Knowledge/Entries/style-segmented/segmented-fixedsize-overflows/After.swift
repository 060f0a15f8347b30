// work
import SwiftUI

struct BackupRow: View {
    @State private var range = 0

    var body: some View {
        VStack(alignment: .leading) {
            Text("Backup range")
            Picker("Backup range", selection: $range) {
                Text("Whole library").tag(0)
                Text("Favourites only").tag(1)
                Text("Nothing").tag(2)
            }
            .labelsHidden()
            .pickerStyle(.segmented)
        }
        .padding()
    }
}
