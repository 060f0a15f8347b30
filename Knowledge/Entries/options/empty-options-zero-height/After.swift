// work
import SwiftUI

struct BranchChooser: View {
    let branches: [String]
    @Binding var branch: String

    var body: some View {
        VStack(alignment: .leading) {
            Text("Branch")
            Picker("Branch", selection: $branch) {
                if branches.isEmpty {
                    Text("Loading…").tag(branch)
                }
                ForEach(branches, id: \.self) { name in
                    Text(name).tag(name)
                }
            }
            .pickerStyle(.segmented)
        }
    }
}
