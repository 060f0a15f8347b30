// misbehave
import SwiftUI

enum NoteOrder: String, CaseIterable {
    case edited, title
}

@Observable
final class OrderModel {
    @ObservationIgnored @Binding var order: NoteOrder

    init(order: Binding<NoteOrder>) { _order = order }
}

struct OrderSheet: View {
    @State private var model: OrderModel

    init(order: Binding<NoteOrder>) { _model = State(initialValue: OrderModel(order: order)) }

    var body: some View {
        Form {
            Picker("Sort by", selection: $model.order) {
                ForEach(NoteOrder.allCases, id: \.self) { order in
                    Text(order.rawValue)
                }
            }
        }
    }
}
