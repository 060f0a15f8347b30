// misbehave
import SwiftUI

struct HomeSections: View {
    @Binding var section: String
    @Namespace private var space

    var body: some View {
        List {
            HStack {
                ForEach(["News", "Saved"], id: \.self) { name in
                    Button(name) { section = name }
                        .buttonStyle(.borderless)
                        .background(alignment: .bottom) {
                            if name == section {
                                Capsule().frame(height: 3)
                                    .matchedGeometryEffect(id: "line", in: space)
                            }
                        }
                }
            }
            .animation(.snappy, value: section)
        }
    }
}
