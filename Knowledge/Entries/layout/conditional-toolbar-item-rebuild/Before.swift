// misbehave
import SwiftUI

struct Timeline: View {
    @State private var scope = "all"
    let isLoaded: Bool

    var body: some View {
        Text("Timeline")
            .toolbar {
                ToolbarItem(placement: .principal) {
                    Picker("Scope", selection: $scope) {
                        Text("All").tag("all")
                        Text("Mine").tag("mine")
                    }
                    .pickerStyle(.segmented)
                    .fixedSize()
                }
                if isLoaded {
                    ToolbarItem(placement: .primaryAction) {
                        Button("Info") { print("info") }
                    }
                }
            }
    }
}
