// misbehave
import SwiftUI

@MainActor private let sharedDial = UIDatePicker()

struct DurationDial: UIViewRepresentable {
    @Binding var seconds: TimeInterval

    func makeUIView(context: Context) -> UIDatePicker {
        sharedDial.datePickerMode = .countDownTimer
        return sharedDial
    }

    func updateUIView(_ dial: UIDatePicker, context: Context) {
        dial.countDownDuration = seconds
    }
}

struct WorkoutForm: View {
    @State private var effort: TimeInterval = 300
    @State private var rest: TimeInterval = 60

    var body: some View {
        VStack {
            DurationDial(seconds: $effort)
            DurationDial(seconds: $rest)
        }
    }
}
