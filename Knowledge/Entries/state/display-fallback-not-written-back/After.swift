// work
import SwiftUI

struct ExportForm: View {
    let formats: [String]
    let export: (String?) -> Void
    @State private var format: String?

    var body: some View {
        Form {
            Picker("Format", selection: $format) {
                Text("None").tag(nil as String?)
                ForEach(formats, id: \.self) { format in
                    Text(format).tag(format as String?)
                }
            }
            Button("Export") { export(format) }
        }
        .onChange(of: formats, initial: true) {
            if format == nil { format = formats.first }
        }
    }
}
