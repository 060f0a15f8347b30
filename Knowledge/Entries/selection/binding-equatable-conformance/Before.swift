// misbehave
import SwiftUI

extension Binding: @retroactive Equatable where Value: Equatable {
    public static func == (left: Binding<Value>, right: Binding<Value>) -> Bool {
        left.wrappedValue == right.wrappedValue
    }
}

/// Wants to be compared, which is why the conformance was written.
struct QualitySheet: Equatable {
    let quality: Binding<String>
}

struct StreamingSettings: View {
    @State private var quality = "high"

    private var chosenQuality: Binding<String> {
        Binding(get: { quality }, set: { quality = $0 })
    }

    var body: some View {
        Form {
            Picker("Quality", selection: chosenQuality) {
                Text("Low").tag("low")
                Text("High").tag("high")
            }
        }
        .onAppear { quality = "low" }
    }
}
