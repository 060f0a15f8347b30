// work
import SwiftUI

struct ComposingPane: View {
    @State private var audience = "public"

    var body: some View {
        VStack {
            Picker("Audience", selection: $audience) {
                Text("Public").tag("public")
                Text("Followers only").tag("followers")
            }
            .pickerStyle(.menu)
            .frame(minWidth: 200)
        }
        .padding()
    }
}
