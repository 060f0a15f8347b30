// work
import SwiftUI

/// Three menus of a few options each, built once: nothing to gain here.
struct PrintSettings: View {
    @State private var paper = "A4"
    @State private var sides = 1
    @State private var colour = true

    var body: some View {
        Form {
            Picker("Paper", selection: $paper) {
                Text("A4").tag("A4")
                Text("Letter").tag("Letter")
            }
            Picker("Sides", selection: $sides) {
                Text("One").tag(1)
                Text("Two").tag(2)
            }
            Picker("Colour", selection: $colour) {
                Text("Colour").tag(true)
                Text("Black and white").tag(false)
            }
        }
        .pickerStyle(.menu)
    }
}
