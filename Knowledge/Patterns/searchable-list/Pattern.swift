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
#elseif CONTAINER_POPOVER
    /// A button that shows the choice, and opens the list in a popover; it may stand in a toolbar.
#else
    /// A row for a form in a navigation stack: it shows the choice, and leads to the list.
#endif
struct CountryPicker: View {
    #if OPTIONS_DYNAMIC
        let countries: [Country]
    #endif
    #if OPTIONAL
        @Binding var countryID: Country.ID?
    #else
        @Binding var countryID: Country.ID
    #endif
    #if OPTIONS_ASYNC
        /// Delivers all options, or throws what went wrong.
        let load: @MainActor () async throws -> [Country]
        @State private var countries: [Country]?
        @State private var failure: String?
        /// Counts the attempts: a new one loads again.
        @State private var attempt = 0
    #endif
    #if CONTAINER_SHEET || CONTAINER_POPOVER
        @State private var isListShown = false
    #endif

    var body: some View {
        #if CONTAINER_SHEET || CONTAINER_POPOVER
            Button {
                isListShown = true
            } label: {
                LabeledContent("Country") { choice }
            }
            #if OPTIONS_ASYNC
                .disabled(countries == nil)
                .task(id: attempt) { await loadOptions() }
            #endif
            #if CONTAINER_SHEET
                .sheet(isPresented: $isListShown) {
                    NavigationStack {
                        #if OPTIONS_ASYNC
                            CountryList(countries: countries ?? [], countryID: $countryID)
                                .toolbar {
                                    ToolbarItem(placement: .cancellationAction) {
                                        Button("Cancel", role: .cancel) { isListShown = false }
                                    }
                                }
                        #else
                            CountryList(countries: countries, countryID: $countryID)
                                .toolbar {
                                    ToolbarItem(placement: .cancellationAction) {
                                        Button("Cancel", role: .cancel) { isListShown = false }
                                    }
                                }
                        #endif
                    }
                    #if PLATFORM_MACOS
                        // A list has no height of its own.
                        .frame(minWidth: 320, minHeight: 400)
                    #endif
                }
            #else
                .popover(isPresented: $isListShown) {
                    NavigationStack {
                        #if OPTIONS_ASYNC
                            CountryList(countries: countries ?? [], countryID: $countryID)
                        #else
                            CountryList(countries: countries, countryID: $countryID)
                        #endif
                    }
                    // A list has no height of its own.
                    .frame(minWidth: 320, minHeight: 400)
                }
            #endif
        #else
            NavigationLink {
                #if OPTIONS_ASYNC
                    CountryList(countries: countries ?? [], countryID: $countryID)
                #else
                    CountryList(countries: countries, countryID: $countryID)
                #endif
            } label: {
                LabeledContent("Country") { choice }
            }
            #if OPTIONS_ASYNC
                .disabled(countries == nil)
                .task(id: attempt) { await loadOptions() }
            #endif
        #endif
        #if OPTIONS_ASYNC
            if let failure {
                Label(failure, systemImage: "exclamationmark.triangle")
                Button("Try again") { attempt += 1 }
            }
        #endif
    }

    #if OPTIONS_ASYNC
        @ViewBuilder private var choice: some View {
            if let country = countries?.first(where: { $0.id == countryID }) {
                Text(country.name)
            } else if countries == nil, failure == nil {
                ProgressView().accessibilityLabel("Loading countries…")
            } else {
                Text("None")
            }
        }
    #else
        private var choice: Text {
            guard let country = countries.first(where: { $0.id == countryID }) else { return Text("None") }
            return Text(country.name)
        }
    #endif
    #if OPTIONS_ASYNC

        /// Loads once; coming back to the view does not load again.
        @MainActor private func loadOptions() async {
            guard countries == nil else { return }
            failure = nil
            do {
                let found = try await load()
                if !Task.isCancelled { countries = found }
            } catch {
                if !Task.isCancelled { failure = error.localizedDescription }
            }
        }
    #endif
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
            #if PLATFORM_MACOS
                .contentShape(Rectangle())
            #endif
        }
        #if PLATFORM_MACOS
            .buttonStyle(.plain)
        #endif
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
}
