// work
import SwiftUI

struct SampleInfo: View {
    @State private var page = 0

    var body: some View {
        NavigationStack {
            Text(page == 0 ? "Read me" : "Code")
                .toolbar {
                    ToolbarItem(placement: .principal) {
                        Picker("Page", selection: $page) {
                            Text("Read me").tag(0)
                            Text("Code").tag(1)
                        }
                        .pickerStyle(.segmented)
                        .frame(idealWidth: 240, maxWidth: 320)
                    }
                }
        }
    }
}
