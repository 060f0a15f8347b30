// work
import SwiftUI

struct TextAlignmentPanel: View {
    @State private var horizontal = "Centre"
    @State private var vertical = "Middle"

    var body: some View {
        Form {
            Picker("Horizontal", selection: $horizontal) {
                ForEach(["Left", "Centre", "Right"], id: \.self) { Text($0) }
            }
            Picker("Vertical", selection: $vertical) {
                ForEach(["Top", "Middle", "Bottom"], id: \.self) { Text($0) }
            }
        }
        .frame(width: 240)
    }
}
