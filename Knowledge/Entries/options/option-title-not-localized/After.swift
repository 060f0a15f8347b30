// work
import SwiftUI

enum Backup: CaseIterable {
    case never, daily, weekly

    var title: LocalizedStringKey {
        switch self {
        case .never: "Never"
        case .daily: "Every day"
        case .weekly: "Every week"
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
