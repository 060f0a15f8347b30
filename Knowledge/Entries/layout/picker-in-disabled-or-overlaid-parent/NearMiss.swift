// work
import SwiftUI

/// The form is disabled on purpose while it is being saved.
struct SaveForm: View {
    @State private var folder = "inbox"
    @State private var isSaving = false

    var body: some View {
        Form {
            Picker("Folder", selection: $folder) {
                Text("Inbox").tag("inbox")
                Text("Archive").tag("archive")
            }
            Button("Save") { isSaving = true }
        }
        .disabled(isSaving)
    }
}
