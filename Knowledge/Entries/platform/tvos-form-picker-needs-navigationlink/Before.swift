// misbehave
import SwiftUI

struct VideoSettings: View {
    @State private var quality = "auto"

    var body: some View {
        Form {
            Picker("Quality", selection: $quality) {
                Text("Automatic").tag("auto")
                Text("4K").tag("2160")
                Text("HD").tag("1080")
            }
        }
    }
}
