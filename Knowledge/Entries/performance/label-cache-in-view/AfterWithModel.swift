// work
import SwiftUI

struct IntervalOption: Identifiable {
    let id: Int
    let title: String

    static let all = [30, 60, 300].map { IntervalOption(id: $0, title: "\($0) s") }
}

struct IntervalPicker: View {
    @Binding var seconds: Int

    var body: some View {
        Picker("Interval", selection: $seconds) {
            ForEach(IntervalOption.all) { option in
                Text(option.title).tag(option.id)
            }
        }
    }
}
