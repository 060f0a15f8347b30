// work
import SwiftUI

@main
struct PeriodApp: App {
    init() {
        let proxy = UISegmentedControl.appearance()
        proxy.selectedSegmentTintColor = .orange
        proxy.setTitleTextAttributes([.font: UIFont.preferredFont(forTextStyle: .title3)], for: .normal)
        proxy.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    }

    var body: some Scene {
        WindowGroup { PeriodSwitch() }
    }
}

struct PeriodSwitch: View {
    @State private var period = 0

    var body: some View {
        Picker("Period", selection: $period) {
            Text("Day").tag(0)
            Text("Week").tag(1)
        }
        .pickerStyle(.segmented)
    }
}
