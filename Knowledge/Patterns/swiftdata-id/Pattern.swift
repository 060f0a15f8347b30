import SwiftData
import SwiftUI

#if !BARE
    /// Stands for your own model.
    @Model
    final class Author {
        var name: String

        init(name: String) {
            self.name = name
        }
    }

#endif
#if STYLE_NAVIGATION_LINK
    /// For a screen in a `NavigationStack`, onto which the picker pushes its options.
#endif
struct AuthorPicker: View {
    @Query(sort: \Author.name) private var authors: [Author]
    #if OPTIONAL
        @Binding var authorID: PersistentIdentifier?

        init(authorID: Binding<PersistentIdentifier?>) {
            _authorID = authorID
        }
    #else
        @Binding var authorID: PersistentIdentifier

        init(authorID: Binding<PersistentIdentifier>) {
            _authorID = authorID
        }
    #endif

    var body: some View {
        CONTAINER {
            Picker("Author", selection: $authorID) {
                #if OPTIONAL
                    Text("None").tag(nil as PersistentIdentifier?)
                #endif
                ForEach(authors) { option in
                    #if OPTIONAL && !INCLUDE_OPTIONAL
                        Text(option.name).tag(option.persistentModelID as PersistentIdentifier?)
                    #else
                        Text(option.name).tag(option.persistentModelID)
                    #endif
                }
            }
            #if !STYLE_AUTOMATIC
                .pickerStyle(.STYLE)
            #endif
        }
        .onChange(of: authors.map(\.persistentModelID), initial: true) { _, stored in
            #if OPTIONAL
                if let chosen = authorID, !stored.contains(chosen) { authorID = nil }
            #else
                if let first = stored.first, !stored.contains(authorID) { authorID = first }
            #endif
        }
    }
}
