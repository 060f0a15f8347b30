// work
import SwiftUI

/// One colour for all controls, set once before the first of them exists.
@main
struct LedgerApp: App {
    init() {
        UISegmentedControl.appearance().selectedSegmentTintColor = .orange
    }

    var body: some Scene {
        WindowGroup { Text("Ledger") }
    }
}
