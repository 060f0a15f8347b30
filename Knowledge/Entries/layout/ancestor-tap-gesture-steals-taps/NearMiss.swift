// work
import SwiftUI

/// The tap belongs to a neighbour of the picker, not to a view around it.
struct PhotoCard: View {
    @State private var isFavourite = false
    @State private var size = 1

    var body: some View {
        VStack {
            Image(systemName: isFavourite ? "heart.fill" : "heart")
                .font(.largeTitle)
                .onTapGesture { isFavourite.toggle() }
            Picker("Size", selection: $size) {
                Text("Small").tag(0)
                Text("Medium").tag(1)
                Text("Large").tag(2)
            }
            .pickerStyle(.segmented)
        }
        .padding()
    }
}
