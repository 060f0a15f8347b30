// work
import SwiftUI

struct PhotoFilterPanel: View {
    enum FilterKind: Hashable {
        case original
        case blur
    }

    @State private var kind = FilterKind.blur
    @State private var radius = 8

    var body: some View {
        VStack {
            Picker("Filter", selection: $kind) {
                Text("Original").tag(FilterKind.original)
                Text("Blur").tag(FilterKind.blur)
            }
            Button("Softer") { radius = 4 }
        }
    }
}
