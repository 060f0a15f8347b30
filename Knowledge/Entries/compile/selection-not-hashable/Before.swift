// fail to compile with "conform to 'Hashable'"
import SwiftUI

struct Printer: Identifiable {
    let id: String
    var name: String
}

struct PrintOptions: View {
    let printers: [Printer]
    @Binding var printer: Printer

    var body: some View {
        Form {
            Picker("Printer", selection: $printer) {
                ForEach(printers) { printer in
                    Text(printer.name).tag(printer)
                }
            }
        }
    }
}
