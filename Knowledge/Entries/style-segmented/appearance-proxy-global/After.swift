// work
import SwiftUI

struct TicketPriority: View {
    @State private var isUrgent = false

    var body: some View {
        TintedSegments(titles: ["Normal", "Urgent"], tint: isUrgent ? .red : .green,
                       index: Binding(get: { isUrgent ? 1 : 0 }, set: { isUrgent = $0 == 1 }))
    }
}

struct TintedSegments: UIViewRepresentable {
    let titles: [String]
    let tint: UIColor
    @Binding var index: Int

    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UISegmentedControl {
        let control = UISegmentedControl(items: titles)
        control.accessibilityLabel = "Priority"
        let coordinator = context.coordinator
        control.addAction(UIAction { [weak control] _ in
            if let control { coordinator.index?.wrappedValue = control.selectedSegmentIndex }
        }, for: .valueChanged)
        return control
    }
    func updateUIView(_ control: UISegmentedControl, context: Context) {
        context.coordinator.index = $index
        control.selectedSegmentIndex = index
        control.selectedSegmentTintColor = tint
    }
    @MainActor final class Coordinator { var index: Binding<Int>? }
}
