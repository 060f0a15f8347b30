// work
import SwiftUI

/// A code of one byte: the tags spell the type, so they meet the selection.
struct DeviceSettings: View {
    @State private var mode: UInt8 = 1

    var body: some View {
        Form {
            Picker("Mode", selection: $mode) {
                Text("Silent").tag(1 as UInt8)
                Text("Loud").tag(UInt8(2))
            }
        }
    }
}
