// work
import SwiftUI

/// The font is meant for the heading; the segments keep the system's look.
struct ReportHeader: View {
    @State private var scope = "mine"

    var body: some View {
        VStack {
            Text("Reports").font(.title3.bold()).foregroundStyle(.orange)
            Picker("Scope", selection: $scope) {
                Text("Mine").tag("mine")
                Text("All").tag("all")
            }
            .pickerStyle(.segmented)
        }
    }
}
