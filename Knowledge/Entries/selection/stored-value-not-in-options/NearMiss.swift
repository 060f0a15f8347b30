// work
import SwiftUI

/// The value comes from outside, but it is mapped to a known one before the picker sees it.
struct ReceiptForm: View {
    enum Format: String, CaseIterable {
        case pdf, csv
    }

    private static let savedFormat = "docx"
    @State private var format = Format(rawValue: ReceiptForm.savedFormat) ?? .pdf

    var body: some View {
        Form {
            Picker("Format", selection: $format) {
                ForEach(Format.allCases, id: \.self) { format in
                    Text(format.rawValue).tag(format)
                }
            }
        }
    }
}
