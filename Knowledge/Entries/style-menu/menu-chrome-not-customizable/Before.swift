// misbehave
import SwiftUI

struct CountryField: View {
    @State private var country = "Chile"

    var body: some View {
        Picker("Country", selection: $country) {
            ForEach(["Chile", "Peru", "Bolivia"], id: \.self) { name in
                Text(name).tag(name)
            }
        }
        .pickerStyle(.menu)
        .font(.title3)
        .foregroundStyle(.black)
    }
}
