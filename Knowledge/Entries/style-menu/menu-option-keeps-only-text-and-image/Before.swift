// misbehave
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
        Picker("Paint", selection: $paint) {
            ForEach(Paint.allCases, id: \.self) { paint in
                HStack {
                    Circle().fill(paint.color).frame(width: 12, height: 12)
                    Text(paint.rawValue)
                }
                .tag(paint)
            }
        }
        .pickerStyle(.menu)
    }
}
