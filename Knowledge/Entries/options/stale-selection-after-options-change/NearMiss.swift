// work
import SwiftUI

/// The list shrinks too, but the chosen size is always kept in it.
struct PageSizeBar: View {
    let total: Int
    @State private var size = 50

    private var sizes: [Int] {
        [10, 25, 50, 100].filter { $0 <= total || $0 == size }
    }

    var body: some View {
        Picker("Rows per page", selection: $size) {
            ForEach(sizes, id: \.self) { number in
                Text("\(number)").tag(number)
            }
        }
    }
}
