// work
import SwiftUI

enum Backup: CaseIterable {
    case never, daily, weekly

    /// A `String` for places outside views as well: notifications, logs of the user, file names.
    var title: String {
        switch self {
        case .never: String(localized: "Never")
        case .daily: String(localized: "Every day")
        case .weekly: String(localized: "Every week")
        }
    }
}

struct BackupSettings: View {
    @State private var backup = Backup.daily

    var body: some View {
        Form {
            Picker("Back up", selection: $backup) {
                ForEach(Backup.allCases, id: \.self) { backup in
                    Text(backup.title).tag(backup)
                }
            }
        }
    }
}
