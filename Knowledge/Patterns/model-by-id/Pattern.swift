import SwiftUI

#if !BARE
    /// Stands for your own model: everything about it may change except `id`.
    struct Place: Identifiable {
        let id: UUID
        var name: String
    }

#endif
#if STYLE_NAVIGATION_LINK
    /// For a screen in a `NavigationStack`, onto which the picker pushes its options.
#endif
struct PlacePicker: View {
    let places: [Place]
    #if OPTIONAL
        @Binding var placeID: Place.ID?
    #else
        @Binding var placeID: Place.ID
    #endif

    var body: some View {
        CONTAINER {
            Picker("Place", selection: $placeID) {
                #if OPTIONAL
                    Text("None").tag(nil as Place.ID?)
                #endif
                ForEach(places) { place in
                    #if OPTIONAL && !INCLUDE_OPTIONAL
                        Text(place.name).tag(place.id as Place.ID?)
                    #else
                        Text(place.name).tag(place.id)
                    #endif
                }
            }
            #if !STYLE_AUTOMATIC
                .pickerStyle(.STYLE)
            #endif
        }
    }
}
