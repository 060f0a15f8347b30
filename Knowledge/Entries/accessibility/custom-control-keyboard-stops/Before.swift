// misbehave
import SwiftUI

struct LevelStrip: View {
    @State private var isExpert = false

    var body: some View {
        HStack(spacing: 0) {
            Button("Simple") { isExpert = false }
                .buttonStyle(.plain)
                .padding(6)
                .background(isExpert ? Color.clear : Color.accentColor)
                .accessibilityAddTraits(isExpert ? [] : .isSelected)
            Button("Expert") { isExpert = true }
                .buttonStyle(.plain)
                .padding(6)
                .background(isExpert ? Color.accentColor : Color.clear)
                .accessibilityAddTraits(isExpert ? .isSelected : [])
        }
    }
}
