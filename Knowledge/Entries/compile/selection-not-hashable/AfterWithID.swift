// work
import SwiftUI

struct Printer: Identifiable {
    let id: String
    var name: String
}

struct PrintOptions: View {
    let printers: [Printer]
    @Binding var printerID: Printer.ID

    var body: some View {
        Form {
            Picker("Printer", selection: $printerID) {
                ForEach(printers) { printer in
                    Text(printer.name).tag(printer.id)
                }
            }
        }
    }
}
