import SwiftUI

#if !BARE
    /// Stands for your own model.
    struct Member: Identifiable, Hashable {
        let id: UUID
        var name: String
    }

#endif
/// A list with a dictionary beside it; made again only when the list is another one.
struct MemberIndex {
    let members: [Member]
    private let membersByID: [Member.ID: Member]

    init(_ members: [Member]) {
        self.members = members
        membersByID = Dictionary(members.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    subscript(id: Member.ID) -> Member? { membersByID[id] }
}

#if STYLE_NAVIGATION_LINK
    /// For a screen in a `NavigationStack`, onto which the picker pushes its options.
#endif
struct MemberPicker: View {
    let index: MemberIndex
    #if OPTIONAL
        @Binding var memberID: Member.ID?
    #else
        @Binding var memberID: Member.ID
    #endif

    var body: some View {
        CONTAINER {
            Picker("Member", selection: chosenMember) {
                #if OPTIONAL
                    Text("None").tag(nil as Member?)
                #else
                    if index[memberID] == nil {
                        Text("Unknown").tag(nil as Member?)
                    }
                #endif
                ForEach(index.members) { option in
                    #if INCLUDE_OPTIONAL
                        Text(option.name).tag(option)
                    #else
                        Text(option.name).tag(option as Member?)
                    #endif
                }
            }
            #if !STYLE_AUTOMATIC
                .pickerStyle(.STYLE)
            #endif
        }
    }

    /// The model behind the stored id; each read is one look into the dictionary.
    private var chosenMember: Binding<Member?> {
        #if OPTIONAL
            Binding(
                get: { memberID.flatMap { index[$0] } },
                set: { memberID = $0?.id })
        #else
            Binding(
                get: { index[memberID] },
                set: { chosen in
                    if let chosen { memberID = chosen.id }
                })
        #endif
    }
}
