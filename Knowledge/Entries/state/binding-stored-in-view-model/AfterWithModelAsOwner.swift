// work
import SwiftUI

enum NoteOrder: String, CaseIterable {
    case edited, title
}

@Observable
final class NotesModel {
    var order = NoteOrder.edited
}

struct OrderSheet: View {
    @Bindable var model: NotesModel

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
