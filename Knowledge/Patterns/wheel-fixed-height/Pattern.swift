import SwiftUI

#if SELECTION_OWN && !BARE
    /// Stands for your own type: a small value that does not change while it is an option.
    struct Portion: Hashable {
        var name: String
    }

#endif
struct PortionPicker: View {
    let portions: [Portion]
    #if OPTIONAL
        @Binding var portion: Portion?
    #else
        @Binding var portion: Portion
    #endif
    /// Larger text has taller rows, and about as many of them should be seen.
    @ScaledMetric(relativeTo: .body) private var scaledHeight: CGFloat = 150

    var body: some View {
        #if CONTAINER_STACK
            VStack(spacing: 0) {
                Text("Portion")
                    .font(.headline)
                    .accessibilityHidden(true)
                wheel
            }
        #else
            CONTAINER {
                Section("Portion") {
                    wheel
                }
            }
        #endif
    }

    private var wheel: some View {
        Picker("Portion", selection: $portion) {
            #if OPTIONAL
                Text("None").tag(nil as Portion?)
            #endif
            ForEach(portions, id: \.self) { option in
                #if SELECTION_OWN && OPTIONAL && !INCLUDE_OPTIONAL
                    Text(option.name).tag(option as Portion?)
                #elseif SELECTION_OWN
                    Text(option.name).tag(option)
                #elseif SELECTION_TEXT && OPTIONAL && !INCLUDE_OPTIONAL
                    Text(option).tag(option as Portion?)
                #elseif SELECTION_TEXT
                    Text(option).tag(option)
                #elseif OPTIONAL && !INCLUDE_OPTIONAL
                    Text(option, format: .number.grouping(.never)).tag(option as Portion?)
                #else
                    Text(option, format: .number.grouping(.never)).tag(option)
                #endif
            }
        }
        .pickerStyle(.wheel)
        .labelsHidden()
        .frame(height: min(scaledHeight, 260))
        .clipped()
        .contentShape(Rectangle())
    }
}
