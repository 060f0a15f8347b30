import SwiftUI

#if !BARE
    /// Stands for your own model: its name is what people search for.
    struct Country: Identifiable {
        let id: UUID
        var name: String
    }

#endif
#if CONTAINER_SHEET
    /// A button that shows the choice, and opens the list in a sheet.
#else
    /// A row for a form in a navigation stack: it shows the choice, and leads to the list.
#endif
struct CountryPicker: View {
    let countries: [Country]
    #if OPTIONAL
        @Binding var countryID: Country.ID?
    #else
        @Binding var countryID: Country.ID
    #endif
    #if CONTAINER_SHEET
        @State private var isListShown = false
    #endif

    var body: some View {
        #if CONTAINER_SHEET
            Button {
                isListShown = true
            } label: {
                LabeledContent("Country") { choice }
            }
            .sheet(isPresented: $isListShown) {
                NavigationStack {
                    CountryList(countries: countries, countryID: $countryID)
                        .toolbar {
                            ToolbarItem(placement: .cancellationAction) {
                                Button("Cancel", role: .cancel) { isListShown = false }
                            }
                        }
                }
            }
        #else
            NavigationLink {
                CountryList(countries: countries, countryID: $countryID)
            } label: {
                LabeledContent("Country") { choice }
            }
        #endif
    }

    private var choice: Text {
        guard let country = countries.first(where: { $0.id == countryID }) else { return Text("None") }
        return Text(country.name)
    }
}

/// All options with a search field; a tap chooses one and goes back.
private struct CountryList: View {
    let countries: [Country]
    #if OPTIONAL
        @Binding var countryID: Country.ID?
    #else
        @Binding var countryID: Country.ID
    #endif
    @State private var term = ""
    @Environment(\.dismiss) private var dismiss

    private var found: [Country] {
        term.isEmpty ? countries : countries.filter { $0.name.localizedStandardContains(term) }
    }

    var body: some View {
        ScrollViewReader { list in
            List {
                #if OPTIONAL
                    if term.isEmpty {
                        OptionRow(name: Text("None"), isChosen: countryID == nil) { choose(nil) }
                    }
                #endif
                ForEach(found) { country in
                    OptionRow(name: Text(country.name), isChosen: country.id == countryID) { choose(country.id) }
                }
            }
            #if OPTIONAL
                .onAppear {
                    if let countryID { list.scrollTo(countryID, anchor: .center) }
                }
            #else
                .onAppear { list.scrollTo(countryID, anchor: .center) }
            #endif
        }
        .overlay {
            if found.isEmpty, !term.isEmpty {
                #if CONTENT_UNAVAILABLE
                    ContentUnavailableView.search(text: term)
                #else
                    Text("No results").foregroundStyle(.secondary)
                #endif
            }
        }
        .searchable(text: $term)
        .navigationTitle("Country")
    }

    #if OPTIONAL
        private func choose(_ id: Country.ID?) {
            countryID = id
            dismiss()
        }
    #else
        private func choose(_ id: Country.ID) {
            countryID = id
            dismiss()
        }
    #endif
}

private struct OptionRow: View {
    let name: Text
    let isChosen: Bool
    let choose: @MainActor () -> Void

    var body: some View {
        Button(action: choose) {
            HStack {
                name.foregroundStyle(Color.primary)
                Spacer()
                if isChosen {
                    Image(systemName: "checkmark").accessibilityHidden(true)
                }
            }
        }
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
}
