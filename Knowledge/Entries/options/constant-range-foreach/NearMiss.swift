// work
import SwiftUI

/// A literal range that never changes: this is what the initializer is for.
struct RatingForm: View {
    @State private var stars = 4

    var body: some View {
        Form {
            Picker("Rating", selection: $stars) {
                ForEach(0..<6) { number in
                    Text("\(number) stars").tag(number)
                }
            }
        }
    }
}
