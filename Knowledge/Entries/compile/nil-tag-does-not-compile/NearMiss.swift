// work
import SwiftUI

/// The enum has a case of its own for "none", and its type is spelled.
enum Fringe: String, CaseIterable {
    case none, short, long
}

struct CurtainForm: View {
    @State private var fringe = Fringe.none

    var body: some View {
        Form {
            Picker("Fringe", selection: $fringe) {
                Text("Without").tag(Fringe.none)
                Text("Short").tag(Fringe.short)
                Text("Long").tag(Fringe.long)
            }
        }
    }
}
