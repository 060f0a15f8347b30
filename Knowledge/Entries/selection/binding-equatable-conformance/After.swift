// work
import SwiftUI

/// Compares what it needs by itself; `Binding` stays as SwiftUI knows it.
struct QualitySheet: Equatable {
    let quality: Binding<String>

    static func == (left: QualitySheet, right: QualitySheet) -> Bool {
        left.quality.wrappedValue == right.quality.wrappedValue
    }
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
