// fail to compile with "requires that 'String' conform to 'Identifiable'"
import SwiftUI

struct DrinkForm: View {
    private let sizes = ["Small", "Medium", "Large"]
    @State private var size = "Medium"

    var body: some View {
        Form {
            Picker("Size", selection: $size) {
                ForEach(sizes) { size in
                    Text(size).tag(size)
                }
            }
        }
    }
}
