// work
import SwiftUI

struct RefreshSettings: View {
    @State private var minutes = 5
    private let titles = [(1, "1 min"), (5, "5 min"), (0, "Manual")]

    var body: some View {
        Form {
            LabeledContent("Refresh") {
                Menu(titles.first { $0.0 == minutes }?.1 ?? "") {
                    ForEach(titles, id: \.0) { value, title in
                        Toggle(title, isOn: Binding(
                            get: { minutes == value },
                            set: { if $0 { minutes = value } }
                        ))
                    }
                }
            }
        }
    }
}
