// misbehave
import SwiftUI

struct RouteMode: View {
    @State private var mode = 0

    var body: some View {
        Picker("Mode", selection: $mode) {
            Image("walker-400")
                .resizable()
                .scaledToFit()
                .frame(width: 24, height: 24)
                .tag(0)
            Image("car-400")
                .resizable()
                .scaledToFit()
                .frame(width: 24, height: 24)
                .tag(1)
        }
        .pickerStyle(.segmented)
    }
}
