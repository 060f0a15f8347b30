// work
import SwiftUI

/// The images of the catalogue have the menu's size already and ask for none.
struct PrinterChooser: View {
    @State private var printer = "office"

    var body: some View {
        Form {
            Picker("Printer", selection: $printer) {
                Label("Office", image: "printer-16").tag("office")
                Label("Basement", image: "printer-filled-16").tag("basement")
            }
            .pickerStyle(.menu)
        }
    }
}
