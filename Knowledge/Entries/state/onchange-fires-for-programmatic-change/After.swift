// work
import SwiftUI

struct ReportPanel: View {
    @State private var period = "week"
    @State private var uploads = 0

    private var chosenPeriod: Binding<String> {
        Binding(get: { period }, set: { new in
            guard new != period else { return }
            period = new
            uploads += 1
        })
    }

    var body: some View {
        VStack {
            Picker("Period", selection: chosenPeriod) {
                Text("Week").tag("week")
                Text("Month").tag("month")
            }
            .pickerStyle(.segmented)
            Button("Back to week") { period = "week" }
            Text("Sent \(uploads) times")
        }
    }
}
