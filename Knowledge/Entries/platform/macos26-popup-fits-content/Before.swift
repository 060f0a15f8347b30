// misbehave
import SwiftUI

struct VersionChooser: View {
    @State private var version = "1.21"

    var body: some View {
        Picker("Version", selection: $version) {
            Text("1.20").tag("1.20")
            Text("1.21").tag("1.21")
        }
        .labelsHidden()
        .pickerStyle(.menu)
        .frame(width: 300)
    }
}
