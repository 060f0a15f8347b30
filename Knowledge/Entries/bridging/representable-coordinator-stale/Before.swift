// misbehave
import SwiftUI

struct GearSegments: UIViewRepresentable {
    let titles: [String]
    @Binding var index: Int

    @MainActor
    final class Coordinator {
        var parent: GearSegments
        init(_ parent: GearSegments) { self.parent = parent }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UISegmentedControl {
        let control = UISegmentedControl(items: titles)
        let coordinator = context.coordinator
        control.addAction(UIAction { [weak control] _ in
            if let control { coordinator.parent.index = control.selectedSegmentIndex }
        }, for: .valueChanged)
        return control
    }

    func updateUIView(_ control: UISegmentedControl, context: Context) {
        control.selectedSegmentIndex = index
    }
}
