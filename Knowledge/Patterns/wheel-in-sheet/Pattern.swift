import SwiftUI

#if SELECTION_OWN && !BARE
    /// Stands for your own type: a small value that does not change while it is an option.
    struct Level: Hashable {
        var name: String
    }

#endif
/// A row with the chosen value, which opens the wheel.
struct LevelRow: View {
    let levels: [Level]
    #if OPTIONAL
        @Binding var level: Level?
    #else
        @Binding var level: Level
    #endif
    @State private var isChoosing = false

    var body: some View {
        CONTAINER {
            Button {
                isChoosing = true
            } label: {
                LabeledContent("Level") {
                    #if SELECTION_OWN && OPTIONAL
                        if let level { Text(level.name) } else { Text("None") }
                    #elseif SELECTION_OWN
                        Text(level.name)
                    #elseif SELECTION_TEXT && OPTIONAL
                        if let level { Text(level) } else { Text("None") }
                    #elseif SELECTION_TEXT
                        Text(level)
                    #elseif OPTIONAL
                        if let level { Text(level, format: .number.grouping(.never)) } else { Text("None") }
                    #else
                        Text(level, format: .number.grouping(.never))
                    #endif
                }
            }
            .foregroundStyle(.primary)
            .sheet(isPresented: $isChoosing) {
                LevelSheet(levels: levels, level: $level)
            }
        }
    }
}

/// The wheel below a bar with its title, in a sheet as high as both need.
struct LevelSheet: View {
    let levels: [Level]
    #if OPTIONAL
        @Binding var level: Level?
    #else
        @Binding var level: Level
    #endif
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Picker("Level", selection: $level) {
                #if OPTIONAL
                    Text("None").tag(nil as Level?)
                #endif
                ForEach(levels, id: \.self) { option in
                    #if SELECTION_OWN && OPTIONAL && !INCLUDE_OPTIONAL
                        Text(option.name).tag(option as Level?)
                    #elseif SELECTION_OWN
                        Text(option.name).tag(option)
                    #elseif SELECTION_TEXT && OPTIONAL && !INCLUDE_OPTIONAL
                        Text(option).tag(option as Level?)
                    #elseif SELECTION_TEXT
                        Text(option).tag(option)
                    #elseif OPTIONAL && !INCLUDE_OPTIONAL
                        Text(option, format: .number.grouping(.never)).tag(option as Level?)
                    #else
                        Text(option, format: .number.grouping(.never)).tag(option)
                    #endif
                }
            }
            .pickerStyle(.wheel)
            .labelsHidden()
            .navigationTitle("Level")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done") { dismiss() }
                }
            }
        }
        .presentationDetents([.height(320), .large])
    }
}
