// work
import SwiftUI

struct AddressForm: View {
    let countries: [String]
    @State private var country = "Norway"

    var body: some View {
        NavigationStack {
            Form {
                NavigationLink("Country: \(country)") {
                    CountryList(countries: countries, country: $country)
                }
            }
        }
    }
}

struct CountryList: View {
    let countries: [String]
    @Binding var country: String
    @State private var term = ""
    @Environment(\.dismiss) private var dismiss

    private var found: [String] {
        term.isEmpty ? countries : countries.filter { $0.localizedStandardContains(term) }
    }

    var body: some View {
        List(found, id: \.self) { name in
            Button(name, systemImage: name == country ? "checkmark" : "circle") {
                country = name
                dismiss()
            }
            .accessibilityAddTraits(name == country ? .isSelected : [])
        }
        .searchable(text: $term)
    }
}
