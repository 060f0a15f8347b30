// work
import SwiftUI

struct DeliveryDayForm: View {
    @State private var daysFromToday = 0

    private func date(after days: Int) -> Date {
        Calendar.current.date(byAdding: .day, value: days, to: Date()) ?? Date()
    }

    var body: some View {
        Form {
            Picker("Delivery", selection: $daysFromToday) {
                ForEach(Array(0..<5), id: \.self) { days in
                    Text(date(after: days), style: .date).tag(days)
                }
            }
        }
    }
}
