// work
import SwiftUI

struct ExportForm: View {
    let isSubscriber: Bool
    @State private var format = "PDF"

    var body: some View {
        Form {
            Picker("Format", selection: $format) {
                Text("PDF").tag("PDF")
                Text("Spreadsheet").tag("XLSX")
                    .selectionDisabled(!isSubscriber)
            }
        }
    }
}
