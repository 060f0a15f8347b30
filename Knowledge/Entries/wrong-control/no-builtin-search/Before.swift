// misbehave
import SwiftUI

struct AddressForm: View {
    let countries: [String]
    @State private var country = "Norway"
    @State private var term = ""

    var body: some View {
        NavigationStack {
            Form {
                Picker("Country", selection: $country) {
                    ForEach(countries, id: \.self) { country in
                        Text(country)
                    }
                }
                .pickerStyle(.navigationLink)
                .searchable(text: $term)
            }
        }
    }
}
