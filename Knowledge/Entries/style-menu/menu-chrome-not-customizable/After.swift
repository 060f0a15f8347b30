// work
import SwiftUI

struct CountryField: View {
    @State private var country = "Chile"

    var body: some View {
        Menu {
            Picker("Country", selection: $country) {
                ForEach(["Chile", "Peru", "Bolivia"], id: \.self) { name in
                    Text(name).tag(name)
                }
            }
        } label: {
            Text(country)
                .font(.title3)
                .foregroundStyle(.black)
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(12)
                .overlay(RoundedRectangle(cornerRadius: 8).stroke(.gray))
        }
        .accessibilityLabel("Country")
        .accessibilityValue(country)
    }
}
