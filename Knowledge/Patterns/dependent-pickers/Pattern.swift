import SwiftUI

#if !BARE
    /// Stands for your own type: each has the options of the second picker.
    struct Country: Identifiable {
        let id: UUID
        var name: String
        var cities: [City]
    }

    struct City: Identifiable {
        let id: UUID
        var name: String
    }

#endif
#if STYLE_NAVIGATION_LINK
    /// For a screen in a `NavigationStack`, onto which the picker pushes its options.
#endif
struct CountryForm: View {
    let countries: [Country]
    #if OPTIONAL
        @Binding var countryID: Country.ID?
    #else
        @Binding var countryID: Country.ID
    #endif
    @Binding var cityID: City.ID?

    var body: some View {
        CONTAINER {
            Picker("Country", selection: chosenCountry) {
                #if OPTIONAL
                    Text("None").tag(nil as Country.ID?)
                #endif
                ForEach(countries) { option in
                    #if OPTIONAL && !INCLUDE_OPTIONAL
                        Text(option.name).tag(option.id as Country.ID?)
                    #else
                        Text(option.name).tag(option.id)
                    #endif
                }
            }
            #if !STYLE_AUTOMATIC
                .pickerStyle(.STYLE)
            #endif
            Picker("City", selection: $cityID) {
                Text("None").tag(nil as City.ID?)
                ForEach(cities) { option in
                    #if INCLUDE_OPTIONAL
                        Text(option.name).tag(option.id)
                    #else
                        Text(option.name).tag(option.id as City.ID?)
                    #endif
                }
            }
            #if !STYLE_AUTOMATIC
                .pickerStyle(.STYLE)
            #endif
            #if OPTIONAL
                .disabled(countryID == nil)
            #endif
        }
    }

    private var cities: [City] {
        countries.first { $0.id == countryID }?.cities ?? []
    }

    /// Changes both choices in one step: the city of another country is no choice any more.
    #if OPTIONAL
        private var chosenCountry: Binding<Country.ID?> {
            Binding(
                get: { countryID },
                set: { newID in
                    guard newID != countryID else { return }
                    countryID = newID
                    cityID = nil
                })
        }
    #else
        private var chosenCountry: Binding<Country.ID> {
            Binding(
                get: { countryID },
                set: { newID in
                    guard newID != countryID else { return }
                    countryID = newID
                    cityID = nil
                })
        }
    #endif
}
