// work
import SwiftUI

struct AssistScreen: View {
    @State private var pipeline = "home"

    var body: some View {
        Text("Ask")
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Menu {
                        Picker("Pipeline", selection: $pipeline) {
                            Text("Home").tag("home")
                            Text("Cloud").tag("cloud")
                        }
                        .pickerStyle(.inline)
                    } label: {
                        Text(pipeline == "home" ? "Home" : "Cloud").lineLimit(1)
                    }
                }
            }
    }
}
