// work
import SwiftUI

enum SortOrder: CaseIterable {
    case newest, oldest, mostLiked

    var title: String {
        switch self {
        case .newest: "Newest"
        case .oldest: "Oldest"
        case .mostLiked: "Most liked"
        }
    }
}

struct SortBar: View {
    @State private var order = SortOrder.newest

    var body: some View {
        Picker("Sort by", selection: $order) {
            ForEach(SortOrder.allCases, id: \.self) { order in
                Text(order.title).tag(order)
            }
        }
        .pickerStyle(.segmented)
    }
}
