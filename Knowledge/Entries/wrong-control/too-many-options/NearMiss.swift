// work
import SwiftUI

/// A hundred options, and a wheel is right: they are numbers in order, and everyone knows where 60 is.
struct TempoForm: View {
    @State private var beats = 60

    var body: some View {
        Form {
            Picker("Beats per minute", selection: $beats) {
                ForEach(40..<140, id: \.self) { beats in
                    Text("\(beats)")
                }
            }
            .pickerStyle(.wheel)
        }
    }
}
