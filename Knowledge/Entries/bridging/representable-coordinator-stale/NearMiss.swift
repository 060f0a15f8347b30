// work
import SwiftUI

/// Nothing comes back from this view, so there is no coordinator that could be old.
struct LevelSegments: UIViewRepresentable {
    let titles: [String]
    let level: Int

    func makeUIView(context: Context) -> UISegmentedControl {
        let control = UISegmentedControl(items: titles)
        control.isEnabled = false
        return control
    }

    func updateUIView(_ control: UISegmentedControl, context: Context) {
        control.selectedSegmentIndex = level
    }
}
