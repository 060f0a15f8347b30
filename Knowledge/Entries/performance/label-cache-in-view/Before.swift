// fail to compile with "'self' is immutable"
import SwiftUI

struct IntervalPicker: View {
    @Binding var seconds: Int
    private var titles: [Int: String] = [:]

    init(seconds: Binding<Int>) {
        _seconds = seconds
    }

    var body: some View {
        Picker("Interval", selection: $seconds) {
            ForEach([30, 60, 300], id: \.self) { value in
                Text(title(value)).tag(value)
            }
        }
    }

    private func title(_ value: Int) -> String {
        if let known = titles[value] { return known }
        let made = "\(value) s"
        titles[value] = made
        return made
    }
}
