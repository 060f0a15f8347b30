// work
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
                        // An asset of 16 points: menus draw an image in its own size.
                        Image("logo-\(name)-16")
                    }
                    .tag(name)
                }
            }
            .pickerStyle(.menu)
        }
    }
}
