import SwiftUI

#if !BARE
    /// Stands for your own type: a small value that a server or a file delivers.
    struct City: Hashable {
        var name: String
    }

#endif
#if STYLE_NAVIGATION_LINK
    /// For a screen in a `NavigationStack`, onto which the picker pushes its options.
#endif
struct CityPicker: View {
    #if OPTIONAL
        @Binding var city: City?
    #else
        @Binding var city: City
    #endif
    /// Delivers all options, or throws what went wrong.
    let load: @MainActor () async throws -> [City]

    @State private var phase = Phase.loading
    /// Counts the attempts: a new one loads again.
    @State private var attempt = 0

    private enum Phase {
        case loading
        case loaded([City])
        case failed(String)
    }

    var body: some View {
        CONTAINER {
            Picker("City", selection: $city) {
                #if OPTIONAL
                    Text("None").tag(nil as City?)
                #endif
                ForEach(cities, id: \.self) { option in
                    #if OPTIONAL && !INCLUDE_OPTIONAL
                        Text(option.name).tag(option as City?)
                    #else
                        Text(option.name).tag(option)
                    #endif
                }
            }
            #if !STYLE_AUTOMATIC
                .pickerStyle(.STYLE)
            #endif
            .disabled(isLoading)
            status
        }
        .task(id: attempt) { await loadOptions() }
    }

    @ViewBuilder private var status: some View {
        switch phase {
        case .loading:
            HStack {
                ProgressView()
                Text("Loading cities…")
            }
            .accessibilityElement(children: .combine)
        case .loaded(let all) where all.isEmpty:
            Text("No cities found")
        case .loaded:
            EmptyView()
        case .failed(let reason):
            Label(reason, systemImage: "exclamationmark.triangle")
            Button("Try again") { attempt += 1 }
        }
    }

    private var isLoading: Bool {
        if case .loading = phase { true } else { false }
    }

    /// What was loaded, and the chosen one as long as it is not among them.
    private var cities: [City] {
        var all: [City] = []
        if case .loaded(let found) = phase { all = found }
        #if OPTIONAL
            if let city, !all.contains(city) { all.insert(city, at: 0) }
        #else
            if !all.contains(city) { all.insert(city, at: 0) }
        #endif
        return all
    }

    /// Loads once; coming back to the view does not load again.
    @MainActor private func loadOptions() async {
        if case .loaded = phase { return }
        phase = .loading
        do {
            let found = try await load()
            if !Task.isCancelled { phase = .loaded(found) }
        } catch {
            if !Task.isCancelled { phase = .failed(error.localizedDescription) }
        }
    }
}
