// work
import SwiftUI

struct RepeatSetting: View {
    @State private var days = 3
    @State private var isChoosing = false

    var body: some View {
        Button("Every \(days) days") { isChoosing = true }
            .sheet(isPresented: $isChoosing) {
                NavigationStack {
                    Picker("Days", selection: $days) {
                        ForEach(Array(1...30), id: \.self) { Text("\($0) days").tag($0) }
                    }
                    .pickerStyle(.wheel)
                    .navigationTitle("Repeat")
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbar { Button("Done") { isChoosing = false } }
                }
                .presentationDetents([.height(320), .large])
            }
    }
}
