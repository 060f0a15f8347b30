// work
import SwiftUI

/// A symbol has the size of the text beside it and needs none of its own.
struct PrinterChooser: View {
    @State private var printer = "office"

    var body: some View {
        Form {
            Picker("Printer", selection: $printer) {
                Label("Office", systemImage: "printer").tag("office")
                Label("Basement", systemImage: "printer.fill").tag("basement")
            }
            .pickerStyle(.menu)
        }
    }
}
