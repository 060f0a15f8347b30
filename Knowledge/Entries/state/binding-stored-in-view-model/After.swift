// work
import SwiftUI

enum NoteOrder: String, CaseIterable {
    case edited, title
}

struct OrderSheet: View {
    @Binding var order: NoteOrder

    var body: some View {
        Form {
            Picker("Sort by", selection: $order) {
                ForEach(NoteOrder.allCases, id: \.self) { order in
                    Text(order.rawValue)
                }
            }
        }
    }
}
