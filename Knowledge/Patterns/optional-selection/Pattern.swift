import SwiftUI

#if SELECTION_OWN && !BARE
    /// Stands for your own type: a small value that does not change while it is an option.
    struct Team: Hashable {
        var name: String
    }

#endif
#if STYLE_NAVIGATION_LINK
    /// For a screen in a `NavigationStack`, onto which the picker pushes its options.
#endif
struct TeamPicker: View {
    let teams: [Team]
    @Binding var team: Team?

    var body: some View {
        CONTAINER {
            Picker("Team", selection: $team) {
                Text("None").tag(nil as Team?)
                ForEach(teams, id: \.self) { option in
                    #if SELECTION_OWN && INCLUDE_OPTIONAL
                        Text(option.name).tag(option)
                    #elseif SELECTION_OWN
                        Text(option.name).tag(option as Team?)
                    #elseif SELECTION_TEXT && INCLUDE_OPTIONAL
                        Text(option).tag(option)
                    #elseif SELECTION_TEXT
                        Text(option).tag(option as Team?)
                    #elseif INCLUDE_OPTIONAL
                        Text("\(option)").tag(option)
                    #else
                        Text("\(option)").tag(option as Team?)
                    #endif
                }
            }
            #if !STYLE_AUTOMATIC
                .pickerStyle(.STYLE)
            #endif
        }
    }
}
