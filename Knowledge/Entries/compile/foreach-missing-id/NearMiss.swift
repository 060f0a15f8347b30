// work
import SwiftUI

/// A half-open range of literals has an initializer without an id.
struct RatingForm: View {
    @State private var stars = 3

    var body: some View {
        Form {
            Picker("Stars", selection: $stars) {
                ForEach(1..<6) { count in
                    Text("\(count)").tag(count)
                }
            }
        }
    }
}
