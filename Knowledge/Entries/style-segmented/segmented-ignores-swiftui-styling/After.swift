// work
import SwiftUI

struct PeriodSwitch: View {
    @State private var period = 0

    var body: some View {
        StyledSegments(label: "Period", titles: ["Day", "Week"], index: $period)
    }
}

struct StyledSegments: UIViewRepresentable {
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
        control.selectedSegmentTintColor = .orange
        control.setTitleTextAttributes([.font: UIFont.preferredFont(forTextStyle: .title3)], for: .normal)
        control.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    }
    @MainActor final class Coordinator { var index: Binding<Int>? }
}
