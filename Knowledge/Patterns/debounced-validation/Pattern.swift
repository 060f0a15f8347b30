import SwiftUI

#if !BARE
    /// Stands for your own type: a small value that does not change while it is an option.
    struct Slot: Hashable {
        var name: String
    }

#endif
#if STYLE_NAVIGATION_LINK
    /// For a screen in a `NavigationStack`, onto which the picker pushes its options.
#endif
struct SlotPicker: View {
    let slots: [Slot]
    #if OPTIONAL
        @Binding var slot: Slot?
    #else
        @Binding var slot: Slot
    #endif
    /// Says what is wrong with a choice, or nothing; may take its time.
    let check: @MainActor (Slot) async -> String?
    /// Called with a choice that has passed the check.
    let submit: @MainActor (Slot) -> Void

    @State private var problem: String?
    @State private var isSubmitting = false
    /// Counts the presses of the button: what was being checked before one is not shown after it.
    @State private var attempts = 0
    @AccessibilityFocusState private var isProblemFocused: Bool

    var body: some View {
        CONTAINER {
            Picker("Slot", selection: $slot) {
                #if OPTIONAL
                    Text("None").tag(nil as Slot?)
                #endif
                ForEach(slots, id: \.self) { option in
                    #if OPTIONAL && !INCLUDE_OPTIONAL
                        Text(option.name).tag(option as Slot?)
                    #else
                        Text(option.name).tag(option)
                    #endif
                }
            }
            #if !STYLE_AUTOMATIC
                .pickerStyle(.STYLE)
            #endif
            .disabled(isSubmitting)
            if let problem {
                Label(problem, systemImage: "exclamationmark.circle")
                    .foregroundStyle(.red)
                    .accessibilityFocused($isProblemFocused)
            }
            Button("Continue") {
                attempts += 1
                isSubmitting = true
            }
            #if OPTIONAL
                .disabled(isSubmitting || slot == nil)
            #else
                .disabled(isSubmitting)
            #endif
        }
        .task(id: slot) { await checkWhenSettled() }
        .task(id: isSubmitting) {
            if isSubmitting { await checkAndSubmit() }
        }
    }

    /// A newer choice cancels this task, and with it the check of the older one.
    /// The button leaves the answer to its own check.
    @MainActor private func checkWhenSettled() async {
        problem = nil
        #if OPTIONAL
            guard let slot else { return }
        #endif
        let attempt = attempts
        #if DURATION
            try? await Task.sleep(for: .milliseconds(300))
        #else
            try? await Task.sleep(nanoseconds: 300_000_000)
        #endif
        guard !Task.isCancelled, attempt == attempts else { return }
        let found = await check(slot)
        if !Task.isCancelled, attempt == attempts { problem = found }
    }

    /// Does not rely on the check before: it may still be under way.
    @MainActor private func checkAndSubmit() async {
        defer { isSubmitting = false }
        #if OPTIONAL
            guard let slot else { return }
        #else
            let slot = slot
        #endif
        problem = await check(slot)
        guard !Task.isCancelled else { return }
        if problem == nil {
            submit(slot)
        } else {
            isProblemFocused = true
        }
    }
}
