// work
import SwiftUI

struct ExportForm: View {
    let isSubscriber: Bool
    @State private var format = "PDF"

    /// For systems before iOS 17 the option is left out; the chosen one stays.
    private var formats: [String] {
        isSubscriber || format == "XLSX" ? ["PDF", "XLSX"] : ["PDF"]
    }

    var body: some View {
        Form {
            Picker("Format", selection: $format) {
                ForEach(formats, id: \.self) { name in
                    Text(name).tag(name)
                }
            }
        }
    }
}
