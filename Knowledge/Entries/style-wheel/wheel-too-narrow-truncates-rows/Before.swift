// misbehave
import SwiftUI

struct WeightEntry: View {
    @State private var tenths = 725

    var body: some View {
        HStack(spacing: 24) {
            Picker("Weight", selection: $tenths) {
                ForEach(400..<1500, id: \.self) { value in
                    Text("\(value / 10).\(value % 10)").tag(value)
                }
            }
            .pickerStyle(.wheel)
            .frame(width: 60)
            .clipped()
            Text("kg")
        }
    }
}
