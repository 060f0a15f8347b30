// work
import SwiftUI

/// In an inline picker the options are rows, and a row may be any view.
struct AvatarChoice: View {
    @State private var avatar = "cat"

    var body: some View {
        Form {
            Picker("Avatar", selection: $avatar) {
                ForEach(["cat", "dog"], id: \.self) { name in
                    Image(name)
                        .resizable()
                        .scaledToFit()
                        .frame(width: 40, height: 40)
                        .accessibilityLabel(name)
                        .tag(name)
                }
            }
            .pickerStyle(.inline)
        }
    }
}
