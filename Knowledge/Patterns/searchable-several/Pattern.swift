import SwiftUI

#if !BARE
    /// Stands for your own model: its name is what people search for.
    struct Interest: Identifiable {
        let id: UUID
        var name: String
    }

#endif
#if CONTAINER_SHEET
    /// A button that shows how many are chosen, and opens the list in a sheet.
#elseif CONTAINER_POPOVER
    /// A button that shows how many are chosen, and opens the list in a popover; it may stand in a toolbar.
#else
    /// A row for a form in a navigation stack: it shows how many are chosen, and leads to the list.
#endif
struct InterestsPicker: View {
    #if OPTIONS_DYNAMIC
        let interests: [Interest]
    #endif
    @Binding var chosen: Set<Interest.ID>
    #if OPTIONS_ASYNC
        /// Delivers all options, or throws what went wrong.
        let load: @MainActor () async throws -> [Interest]
        @State private var interests: [Interest]?
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
                LabeledContent("Interests") { choice }
            }
            #if OPTIONS_ASYNC
                .disabled(interests == nil)
                .task(id: attempt) { await loadOptions() }
            #endif
            #if CONTAINER_SHEET
                .sheet(isPresented: $isListShown) {
                    NavigationStack {
                        #if OPTIONS_ASYNC
                            InterestList(interests: interests ?? [], chosen: $chosen)
                                .toolbar {
                                    ToolbarItem(placement: .confirmationAction) {
                                        Button("Done") { isListShown = false }
                                    }
                                }
                        #else
                            InterestList(interests: interests, chosen: $chosen)
                                .toolbar {
                                    ToolbarItem(placement: .confirmationAction) {
                                        Button("Done") { isListShown = false }
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
                            InterestList(interests: interests ?? [], chosen: $chosen)
                        #else
                            InterestList(interests: interests, chosen: $chosen)
                        #endif
                    }
                    // A list has no height of its own.
                    .frame(minWidth: 320, minHeight: 400)
                }
            #endif
        #else
            NavigationLink {
                #if OPTIONS_ASYNC
                    InterestList(interests: interests ?? [], chosen: $chosen)
                #else
                    InterestList(interests: interests, chosen: $chosen)
                #endif
            } label: {
                LabeledContent("Interests") { choice }
            }
            #if OPTIONS_ASYNC
                .disabled(interests == nil)
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
            if interests == nil, failure == nil {
                ProgressView().accessibilityLabel("Loading interests…")
            } else {
                Text("\(chosen.count)")
            }
        }
    #else
        private var choice: Text { Text("\(chosen.count)") }
    #endif
    #if OPTIONS_ASYNC

        /// Loads once; coming back to the view does not load again.
        @MainActor private func loadOptions() async {
            guard interests == nil else { return }
            failure = nil
            do {
                let found = try await load()
                if !Task.isCancelled { interests = found }
            } catch {
                if !Task.isCancelled { failure = error.localizedDescription }
            }
        }
    #endif
}

/// All options with a search field; a tap puts one among the chosen ones, or takes it out.
private struct InterestList: View {
    let interests: [Interest]
    @Binding var chosen: Set<Interest.ID>
    @State private var term = ""

    private var found: [Interest] {
        term.isEmpty ? interests : interests.filter { $0.name.localizedStandardContains(term) }
    }

    var body: some View {
        List {
            ForEach(found) { interest in
                OptionRow(name: Text(interest.name), isChosen: chosen.contains(interest.id)) { toggle(interest.id) }
            }
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
        .navigationTitle("Interests")
    }

    private func toggle(_ id: Interest.ID) {
        if chosen.contains(id) { chosen.remove(id) } else { chosen.insert(id) }
    }
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
