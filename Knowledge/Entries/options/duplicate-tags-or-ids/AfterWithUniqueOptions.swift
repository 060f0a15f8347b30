// work
import SwiftUI

struct Printer: Identifiable, Hashable {
    let id: String
    let name: String
}

struct PrinterMenu: View {
    @State private var found = [
        Printer(id: "p1", name: "Hall"), Printer(id: "p2", name: "Studio"), Printer(id: "p1", name: "Hall"),
    ]
    @State private var printerID = "p1"

    private var printers: [Printer] {
        var seen = Set<String>()
        return found.filter { seen.insert($0.id).inserted }
    }

    var body: some View {
        Picker("Printer", selection: $printerID) {
            ForEach(printers) { printer in
                Text(printer.name).tag(printer.id)
            }
        }
    }
}
