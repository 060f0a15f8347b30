// work
import SwiftUI

struct ExportForm: View {
    let isSubscriber: Bool
    @State private var format = "PDF"

    /// Before iOS 17 an option can only be left out; the chosen one stays.
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
