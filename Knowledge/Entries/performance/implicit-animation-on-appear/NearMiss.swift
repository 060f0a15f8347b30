// work
import SwiftUI

/// The entrance is animated on purpose, and by an explicit animation.
struct WelcomeCard: View {
    @State private var isVisible = false
    @State private var plan = "month"

    var body: some View {
        Picker("Plan", selection: $plan) {
            Text("Monthly").tag("month")
            Text("Yearly").tag("year")
        }
        .pickerStyle(.segmented)
        .offset(y: isVisible ? 0 : 40)
        .onAppear {
            withAnimation(.easeOut) { isVisible = true }
        }
    }
}
