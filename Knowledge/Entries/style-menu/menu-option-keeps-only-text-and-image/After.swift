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
        Picker("Paint", selection: $paint) {
            ForEach(Paint.allCases, id: \.self) { paint in
                Label {
                    Text(paint.rawValue)
                } icon: {
                    Image(systemName: "circle.fill")
                        .symbolRenderingMode(.palette)
                        .foregroundStyle(paint.color)
                }
                .tag(paint)
            }
        }
        .pickerStyle(.menu)
    }
}
