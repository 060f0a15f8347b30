import SwiftUI

#if SELECTION_OWN && !BARE
    /// Stands for your own type: a small value that does not change while it is an option.
    struct Country: Hashable {
        var name: String
    }

#endif
struct CountryPicker: View {
    let countries: [Country]
    #if OPTIONAL
        @Binding var country: Country?
    #else
        @Binding var country: Country
    #endif

    var body: some View {
        #if PLATFORM_MACOS
            CONTAINER {
                picker.pickerStyle(.menu)
            }
        #else
            NavigationStack {
                CONTAINER {
                    picker.pickerStyle(.navigationLink)
                }
                .navigationTitle("Settings")
            }
        #endif
    }

    private var picker: some View {
        Picker("Country", selection: $country) {
            #if OPTIONAL
                Text("None").tag(nil as Country?)
            #endif
            ForEach(countries, id: \.self) { option in
                #if SELECTION_OWN && OPTIONAL && !INCLUDE_OPTIONAL
                    Text(option.name).tag(option as Country?)
                #elseif SELECTION_OWN
                    Text(option.name).tag(option)
                #elseif OPTIONAL && !INCLUDE_OPTIONAL
                    Text(option).tag(option as Country?)
                #else
                    Text(option).tag(option)
                #endif
            }
        }
    }
}
