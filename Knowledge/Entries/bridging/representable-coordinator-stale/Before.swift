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

struct BikeEditor: View {
    @State private var gears = [0, 2]
    @State private var bike = 0

    var body: some View {
        Stepper("Bike \(bike + 1)", value: $bike, in: 0...1)
        GearSegments(titles: ["Low", "Middle", "High"], index: $gears[bike])
    }
}
