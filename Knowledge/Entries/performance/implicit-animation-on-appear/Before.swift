// misbehave
import SwiftUI

struct SpeedSwitch: View {
    @State private var index = 2
    @State private var width: CGFloat = 0

    var body: some View {
        ZStack(alignment: .leading) {
            RoundedRectangle(cornerRadius: 8)
                .fill(Color.accentColor)
                .frame(width: width / 3, height: 36)
                .offset(x: CGFloat(index) * width / 3)
                .animation(.easeInOut)
            HStack {
                ForEach(0..<3, id: \.self) { i in
                    Button("\(i + 1)x") { index = i }.frame(maxWidth: .infinity)
                }
            }
        }
        .background(GeometryReader { proxy in Color.clear.onAppear { width = proxy.size.width } })
    }
}
