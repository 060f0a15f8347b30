// work
import SwiftUI

/// The drag belongs to the picture; the wheel stands beside it and not inside.
struct AvatarEditor: View {
    @State private var offset = CGSize.zero
    @State private var size = 3

    var body: some View {
        VStack {
            Image(systemName: "person.crop.circle")
                .offset(offset)
                .gesture(DragGesture().onChanged { offset = $0.translation })
            Picker("Size", selection: $size) {
                ForEach(1..<9, id: \.self) { Text("\($0)") }
            }
            .pickerStyle(.wheel)
        }
    }
}
