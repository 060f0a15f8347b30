// misbehave
import SwiftUI

struct ToolChoice: View {
    @State private var tool = 0

    var body: some View {
        Picker("Tool", selection: $tool) {
            Image("brush-512")
                .resizable()
                .scaledToFit()
                .frame(width: 24, height: 24)
                .tag(0)
            Image("eraser-512")
                .resizable()
                .scaledToFit()
                .frame(width: 24, height: 24)
                .tag(1)
        }
        .pickerStyle(.segmented)
    }
}
