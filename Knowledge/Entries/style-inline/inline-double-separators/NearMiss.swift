// work
import SwiftUI

/// In a menu a divider between the options is the separator; the list draws no other one there.
struct ExportFormat: View {
    @State private var format = "pdf"

    var body: some View {
        Form {
            Picker("Format", selection: $format) {
                Text("PDF").tag("pdf")
                Text("Word").tag("docx")
                Divider()
                Text("Plain text").tag("txt")
            }
            .pickerStyle(.menu)
        }
    }
}
