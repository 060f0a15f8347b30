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

    var body: some View {
        Form {
            Picker("Quality", selection: $quality) {
                Text("Low").tag("low")
                Text("High").tag("high")
            }
        }
        .onAppear { quality = "low" }
    }
}
