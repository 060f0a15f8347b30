// misbehave
import SwiftUI

struct DictationMode: View {
    @State private var mode = "hold"
    private let modes = ["hold", "toggle"]

    var body: some View {
        HStack(spacing: 2) {
            ForEach(modes, id: \.self) { value in
                Text(value.capitalized)
                    .padding(6)
                    .background(value == mode ? Color.accentColor : Color.clear)
                    .onTapGesture { mode = value }
            }
        }
    }
}
