// work
import SwiftUI

struct HomeSections: View {
    @Binding var section: String
    @State private var marked = ""
    @Namespace private var space

    var body: some View {
        List {
            HStack {
                ForEach(["News", "Saved"], id: \.self) { name in
                    Button(name) { section = name }
                        .buttonStyle(.borderless)
                        .background(alignment: .bottom) {
                            if name == marked {
                                Capsule().frame(height: 3)
                                    .matchedGeometryEffect(id: "line", in: space)
                            }
                        }
                }
            }
            .onAppear { marked = section }
            .onChange(of: section) { _, new in
                withAnimation(.snappy) { marked = new }
            }
        }
    }
}
