// work
import SwiftUI

struct DrinkForm: View {
    enum Size: String, CaseIterable, Identifiable {
        case small, medium, large
        var id: Self { self }
    }

    @State private var size = Size.medium

    var body: some View {
        Form {
            Picker("Size", selection: $size) {
                ForEach(Size.allCases) { size in
                    Text(size.rawValue).tag(size)
                }
            }
        }
    }
}
