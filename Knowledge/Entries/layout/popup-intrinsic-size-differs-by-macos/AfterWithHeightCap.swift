// work
import SwiftUI

struct ComposingPane: View {
    @State private var audience = "public"

    var body: some View {
        HStack {
            Text("Audience")
            Spacer()
            Picker("Audience", selection: $audience) {
                Text("Public").tag("public")
                Text("Followers only").tag("followers")
            }
            .labelsHidden()
            .pickerStyle(.menu)
            .frame(width: 200)
            .fixedSize(horizontal: false, vertical: true)
        }
        .padding()
    }
}
