// misbehave: no option is marked
import SwiftUI

struct PhotoFilterPanel: View {
    enum Filter: Hashable {
        case original
        case blur(radius: Int)
    }

    @State private var filter = Filter.blur(radius: 8)

    var body: some View {
        VStack {
            Picker("Filter", selection: $filter) {
                Text("Original").tag(Filter.original)
                Text("Blur").tag(Filter.blur(radius: 8))
            }
            Button("Softer") { filter = .blur(radius: 4) }
        }
    }
}
