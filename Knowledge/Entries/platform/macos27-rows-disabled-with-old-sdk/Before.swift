// misbehave
import SwiftUI

struct RefreshSettings: View {
    @State private var minutes = 5

    var body: some View {
        Form {
            Picker("Refresh", selection: $minutes) {
                Text("1 min").tag(1)
                Text("5 min").tag(5)
                Text("Manual").tag(0)
            }
            .pickerStyle(.menu)
        }
    }
}
