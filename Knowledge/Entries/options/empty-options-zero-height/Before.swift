// misbehave
import SwiftUI

struct BranchChooser: View {
    let branches: [String]
    @Binding var branch: String

    var body: some View {
        VStack(alignment: .leading) {
            Text("Branch")
            Picker("Branch", selection: $branch) {
                ForEach(branches, id: \.self) { name in
                    Text(name).tag(name)
                }
            }
            .pickerStyle(.segmented)
        }
    }
}
