// misbehave
import SwiftUI

struct AssistScreen: View {
    @State private var pipeline = "home"

    var body: some View {
        Text("Ask")
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Picker("Pipeline", selection: $pipeline) {
                        Text("Home").tag("home")
                        Text("Cloud").tag("cloud")
                    }
                    .pickerStyle(.menu)
                }
            }
    }
}
