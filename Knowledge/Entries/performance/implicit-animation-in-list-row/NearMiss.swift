// work
import SwiftUI

/// Outside of a list: here the implicit animation moves the line as it should.
struct ProfileTabs: View {
    @State private var tab = "Posts"
    @Namespace private var space

    var body: some View {
        HStack {
            ForEach(["Posts", "Likes"], id: \.self) { name in
                Button(name) { tab = name }
                    .background(alignment: .bottom) {
                        if name == tab {
                            Capsule().frame(height: 3)
                                .matchedGeometryEffect(id: "line", in: space)
                        }
                    }
            }
        }
        .animation(.snappy, value: tab)
    }
}
