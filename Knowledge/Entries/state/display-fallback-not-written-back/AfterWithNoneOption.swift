// work
import SwiftUI

struct ExportForm: View {
    let formats: [String]
    let export: (String?) -> Void
    @State private var format: String?

    var body: some View {
        Form {
            Picker("Format", selection: $format) {
                Text("Choose a format").tag(nil as String?)
                ForEach(formats, id: \.self) { format in
                    Text(format).tag(format as String?)
                }
            }
            Button("Export") { export(format) }
                .disabled(format == nil)
        }
    }
}
