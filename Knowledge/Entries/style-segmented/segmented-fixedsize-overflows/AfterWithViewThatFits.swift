// work
import SwiftUI

struct BackupRow: View {
    @State private var range = 0

    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack {
                Text("Backup range")
                picker.pickerStyle(.segmented).fixedSize()
            }
            HStack {
                Text("Backup range")
                picker.pickerStyle(.menu)
            }
        }
        .padding()
    }

    private var picker: some View {
        Picker("Backup range", selection: $range) {
            Text("Whole library").tag(0)
            Text("Favourites only").tag(1)
            Text("Nothing").tag(2)
        }
        .labelsHidden()
    }
}
