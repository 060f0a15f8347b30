// work
import SwiftUI

struct RouteForm: View {
    @State private var origin = "home"
    @State private var destination = "office"

    var body: some View {
        Form {
            Picker("From", selection: $origin) {
                Text("Home").tag("home")
                Text("Office").tag("office")
            }
            Picker("To", selection: $destination) {
                Text("Home").tag("home")
                Text("Office").tag("office")
            }
        }
    }
}
