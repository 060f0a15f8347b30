// misbehave: the app crashes
import SwiftUI

struct ServerSettings: View {
    @State private var names = ["Oslo", "Paris"]
    @State private var delays = [24, 31]
    @State private var server = "Oslo"

    var body: some View {
        Form {
            Picker("Server", selection: $server) {
                ForEach(names.indices, id: \.self) { index in
                    Text("\(names[index]), \(delays[index]) ms").tag(names[index])
                }
            }
            Button("Add Turin") { names.append("Turin") }
        }
    }
}
