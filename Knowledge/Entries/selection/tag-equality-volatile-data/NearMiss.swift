// work
import SwiftUI

/// Equality reads the number alone, so an older copy still meets its option.
struct BrowserWindow: Identifiable, Hashable {
    let id: Int
    var title: String

    static func == (left: BrowserWindow, right: BrowserWindow) -> Bool { left.id == right.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

struct WindowMenu: View {
    @State private var windows = [BrowserWindow(id: 1, title: "Inbox (3)"), BrowserWindow(id: 2, title: "Docs")]
    @State private var target = BrowserWindow(id: 1, title: "Inbox")

    var body: some View {
        Picker("Window", selection: $target) {
            ForEach(windows) { window in
                Text(window.title).tag(window)
            }
        }
    }
}
