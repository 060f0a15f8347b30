// work
import SwiftUI

struct SeatClass: View {
    @State private var seat = 0

    var body: some View {
        ScaledSegments(label: "Class", titles: ["Second", "First"], index: $seat)
            .dynamicTypeSize(.medium ... .xxLarge)
    }
}

struct ScaledSegments: UIViewRepresentable {
    let label: String
    let titles: [String]
    @Binding var index: Int

    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UISegmentedControl {
        let control = UISegmentedControl(items: titles)
        control.accessibilityLabel = label
        let coordinator = context.coordinator
        control.addAction(UIAction { [weak control] _ in
            if let control { coordinator.index?.wrappedValue = control.selectedSegmentIndex }
        }, for: .valueChanged)
        return control
    }
    func updateUIView(_ control: UISegmentedControl, context: Context) {
        context.coordinator.index = $index
        control.selectedSegmentIndex = index
        let size = UIContentSizeCategory(context.environment.dynamicTypeSize)
        let font = UIFontMetrics(forTextStyle: .footnote).scaledFont(
            for: .systemFont(ofSize: 14, weight: .semibold),
            compatibleWith: UITraitCollection(preferredContentSizeCategory: size))
        control.setTitleTextAttributes([.font: font], for: .normal)
    }
    @MainActor final class Coordinator { var index: Binding<Int>? }
}
