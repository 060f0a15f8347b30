// misbehave
import SwiftUI

struct PurchaseSetup: View {
    @State private var environment = "sandbox"

    var body: some View {
        VStack {
            Picker("Environment", selection: $environment) {
                Text("Sandbox").tag("sandbox")
                Text("Production").tag("production")
            }
            .pickerStyle(.wheel)
        }
    }
}
