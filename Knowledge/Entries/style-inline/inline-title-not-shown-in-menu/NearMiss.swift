// work
import SwiftUI

/// A picker with the menu style in a menu is a submenu, and its title is the submenu's.
struct ExportMenu: View {
    @State private var format = "pdf"

    var body: some View {
        Menu("Export") {
            Button("Now") { print(format) }
            Picker("Format", selection: $format) {
                Text("PDF").tag("pdf")
                Text("Plain text").tag("txt")
            }
            .pickerStyle(.menu)
        }
    }
}
