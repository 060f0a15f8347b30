// work
import SwiftUI

struct PeriodSwitch: View {
    @Binding var period: String

    var body: some View {
        HStack {
            ForEach(["Day", "Week", "Month"], id: \.self) { name in
                Button { period = name } label: {
                    Text(name)
                        .font(.headline)
                        .padding(8)
                        .foregroundStyle(name == period ? .white : .primary)
                        .background(Capsule().fill(name == period ? Color.indigo : .clear))
                }
                .buttonStyle(.plain)
                .accessibilityAddTraits(name == period ? .isSelected : [])
            }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Period")
    }
}
