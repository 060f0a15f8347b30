// work
import SwiftUI

@MainActor private let clockFormat = Locale(identifier: "en_GB")

/// What is shared here is a setting, not a view; each dial makes its own view.
struct AlarmDial: UIViewRepresentable {
    let time: Date

    func makeUIView(context: Context) -> UIDatePicker {
        let dial = UIDatePicker()
        dial.datePickerMode = .time
        dial.locale = clockFormat
        return dial
    }

    func updateUIView(_ dial: UIDatePicker, context: Context) {
        dial.date = time
    }
}
