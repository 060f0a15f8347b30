// misbehave
import SwiftUI

struct BrowserChooser: View {
    @State private var browser = "safari"

    var body: some View {
        Form {
            Picker("Open links in", selection: $browser) {
                ForEach(["safari", "firefox"], id: \.self) { name in
                    Label {
                        Text(name.capitalized)
                    } icon: {
                        Image("logo-\(name)")
                            .resizable()
                            .frame(width: 16, height: 16)
                    }
                    .tag(name)
                }
            }
            .pickerStyle(.menu)
        }
    }
}
