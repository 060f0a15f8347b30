// misbehave: no option is marked
import SwiftUI

struct DeliveryDayForm: View {
    private let days = (0..<5).compactMap { offset in
        Calendar.current.date(byAdding: .day, value: offset, to: Calendar.current.startOfDay(for: Date()))
    }
    @State private var day = Date()

    var body: some View {
        Form {
            Picker("Delivery", selection: $day) {
                ForEach(days, id: \.self) { day in
                    Text(day, style: .date).tag(day)
                }
            }
        }
    }
}
