// work
import SwiftUI

enum Paint: String, CaseIterable {
    case coral = "Coral"
    case moss = "Moss"
    case slate = "Slate"

    var color: Color {
        switch self {
        case .coral: .orange
        case .moss: .green
        case .slate: .gray
        }
    }
}

struct WallPaint: View {
    @State private var paint = Paint.coral

    var body: some View {
        List(Paint.allCases, id: \.self) { item in
            Button {
                paint = item
            } label: {
                HStack {
                    Circle().fill(item.color).frame(width: 12, height: 12)
                    Text(item.rawValue)
                    Spacer()
                    if item == paint { Image(systemName: "checkmark") }
                }
            }
            .accessibilityAddTraits(item == paint ? .isSelected : [])
        }
    }
}
