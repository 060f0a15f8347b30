// work
import SwiftUI

struct CourseList: View {
    @State private var terms: [String] = []
    @State private var term = "All"

    var body: some View {
        VStack {
            Group {
                if terms.isEmpty {
                    ProgressView()
                } else {
                    Picker("Term", selection: $term) {
                        Text("All").tag("All")
                        ForEach(terms, id: \.self) { Text($0).tag($0) }
                    }
                    .pickerStyle(.segmented)
                }
            }
            .frame(height: 32)
            Text("Courses of \(term)")
        }
        .task { terms = await loadTerms() }
    }

    private func loadTerms() async -> [String] {
        try? await Task.sleep(nanoseconds: 1_000_000_000)
        return ["Spring", "Summer", "Autumn"]
    }
}
