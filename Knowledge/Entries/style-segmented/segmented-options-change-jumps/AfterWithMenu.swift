// work
import SwiftUI

struct CourseList: View {
    @State private var summerSchool = false
    @State private var term = "All"

    private var terms: [String] {
        summerSchool ? ["All", "July", "August"] : ["All", "Spring", "Summer", "Autumn"]
    }

    var body: some View {
        VStack {
            Toggle("Summer school", isOn: Binding {
                summerSchool
            } set: { isOn in
                summerSchool = isOn
                term = "All"
            })
            Picker("Term", selection: $term) {
                ForEach(terms, id: \.self) { Text($0) }
            }
            .pickerStyle(.menu)
        }
    }
}
