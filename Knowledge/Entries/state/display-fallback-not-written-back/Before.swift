// misbehave
import SwiftUI

struct ExportForm: View {
    let formats: [String]
    let export: (String?) -> Void
    @State private var format: String?

    var body: some View {
        Form {
            Picker("Format", selection: Binding(get: { format ?? formats.first }, set: { format = $0 })) {
                ForEach(formats, id: \.self) { format in
                    Text(format).tag(format as String?)
                }
            }
            Button("Export") { export(format) }
        }
    }
}
