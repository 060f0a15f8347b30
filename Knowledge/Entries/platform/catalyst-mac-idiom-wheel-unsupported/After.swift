// work
import SwiftUI

struct PurchaseSetup: View {
    @State private var environment = "sandbox"

    var body: some View {
        VStack {
            Picker("Environment", selection: $environment) {
                Text("Sandbox").tag("sandbox")
                Text("Production").tag("production")
            }
            #if targetEnvironment(macCatalyst)
            .pickerStyle(.menu)
            #else
            .pickerStyle(.wheel)
            #endif
        }
    }
}
