// work
import SwiftUI

struct VersionChooser: View {
    @State private var version = "1.21"

    var body: some View {
        Group {
            if #available(macOS 26.0, iOS 26.0, *) {
                chooser.buttonSizing(.flexible)
            } else {
                chooser
            }
        }
        .frame(width: 300)
    }

    private var chooser: some View {
        Picker("Version", selection: $version) {
            Text("1.20").tag("1.20")
            Text("1.21").tag("1.21")
        }
        .labelsHidden()
        .pickerStyle(.menu)
    }
}
