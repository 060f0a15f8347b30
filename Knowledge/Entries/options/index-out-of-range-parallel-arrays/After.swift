// work
import SwiftUI

struct Server: Identifiable {
    var id: String { name }
    let name: String
    var delay: Int?
    var title: String { delay.map { "\(name), \($0) ms" } ?? name }
}

struct ServerSettings: View {
    @State private var servers = [Server(name: "Oslo", delay: 24), Server(name: "Paris", delay: 31)]
    @State private var server = "Oslo"

    var body: some View {
        Form {
            Picker("Server", selection: $server) {
                ForEach(servers) { server in
                    Text(server.title).tag(server.name)
                }
            }
            Button("Add Turin") { servers.append(Server(name: "Turin")) }
        }
    }
}
