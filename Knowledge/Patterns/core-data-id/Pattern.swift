import CoreData
import SwiftUI

#if !BARE
    /// Stands for the class that Xcode makes of an entity in your data model.
    final class Album: NSManagedObject {
        @NSManaged var name: String?
    }

#endif
#if STYLE_NAVIGATION_LINK
    /// For a screen in a `NavigationStack`, onto which the picker pushes its options.
#endif
struct AlbumPicker: View {
    @FetchRequest(sortDescriptors: [SortDescriptor(\.name)]) private var albums: FetchedResults<Album>
    #if OPTIONAL
        @Binding var albumID: NSManagedObjectID?
    #else
        @Binding var albumID: NSManagedObjectID
    #endif

    var body: some View {
        CONTAINER {
            Picker("Album", selection: $albumID) {
                #if OPTIONAL
                    Text("None").tag(nil as NSManagedObjectID?)
                #endif
                ForEach(albums, id: \.objectID) { option in
                    #if OPTIONAL && !INCLUDE_OPTIONAL
                        Text(option.name ?? "–").tag(option.objectID as NSManagedObjectID?)
                    #else
                        Text(option.name ?? "–").tag(option.objectID)
                    #endif
                }
            }
            #if !STYLE_AUTOMATIC
                .pickerStyle(.STYLE)
            #endif
        }
        #if INITIAL_CHANGE
            .onChange(of: albums.map(\.objectID), initial: true) { _, stored in forgetDeleted(stored) }
        #else
            .onAppear { forgetDeleted(albums.map(\.objectID)) }
            .onChange(of: albums.map(\.objectID)) { stored in forgetDeleted(stored) }
        #endif
    }

    #if OPTIONAL
        private func forgetDeleted(_ stored: [NSManagedObjectID]) {
            if let chosen = albumID, !stored.contains(chosen) { albumID = nil }
        }
    #else
        private func forgetDeleted(_ stored: [NSManagedObjectID]) {
            if let first = stored.first, !stored.contains(albumID) { albumID = first }
        }
    #endif
}
