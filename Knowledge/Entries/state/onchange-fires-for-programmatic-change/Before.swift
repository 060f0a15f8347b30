// misbehave
import SwiftUI

struct ReportPanel: View {
    @State private var period = "week"
    @State private var uploads = 0

    var body: some View {
        VStack {
            Picker("Period", selection: $period) {
                Text("Week").tag("week")
                Text("Month").tag("month")
            }
            .pickerStyle(.segmented)
            .onChange(of: period) { uploads += 1 }
            Button("Back to week") { period = "week" }
            Text("Sent \(uploads) times")
        }
    }
}
