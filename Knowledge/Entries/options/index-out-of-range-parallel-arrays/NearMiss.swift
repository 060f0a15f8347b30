// work
import SwiftUI

/// The positions belong to the array that is read, and the array only grows.
struct ChannelSettings: View {
    @State private var channels = ["News", "Sport"]
    @State private var channel = 0

    var body: some View {
        Form {
            Picker("Channel", selection: $channel) {
                ForEach(channels.indices, id: \.self) { index in
                    Text(channels[index]).tag(index)
                }
            }
            Button("Add channel") { channels.append("Music") }
        }
    }
}
