import SwiftUI

#if SELECTION_OWN && !BARE
    /// Stands for your own type: a small value that comes and goes with the list.
    struct Printer: Hashable {
        var name: String
    }

#endif
#if STYLE_NAVIGATION_LINK
    /// For a screen in a `NavigationStack`, onto which the picker pushes its options.
#endif
struct PrinterPicker: View {
    let printers: [Printer]
    #if OPTIONAL
        /// Becomes `nil` when the chosen one is gone.
        @Binding var printer: Printer?
    #else
        /// Stays what it is when the chosen one is gone, and is listed until another one is chosen.
        @Binding var printer: Printer
    #endif

    var body: some View {
        CONTAINER {
            Picker("Printer", selection: $printer) {
                #if OPTIONAL
                    Text("None").tag(nil as Printer?)
                #else
                    if isMissing {
                        #if SELECTION_OWN
                            Text("\(printer.name) (not available)").tag(printer)
                        #else
                            Text("\(printer) (not available)").tag(printer)
                        #endif
                    }
                #endif
                ForEach(printers, id: \.self) { option in
                    #if SELECTION_OWN && OPTIONAL && !INCLUDE_OPTIONAL
                        Text(option.name).tag(option as Printer?)
                    #elseif SELECTION_OWN
                        Text(option.name).tag(option)
                    #elseif SELECTION_TEXT && OPTIONAL && !INCLUDE_OPTIONAL
                        Text(option).tag(option as Printer?)
                    #elseif SELECTION_TEXT
                        Text(option).tag(option)
                    #elseif OPTIONAL && !INCLUDE_OPTIONAL
                        Text("\(option)").tag(option as Printer?)
                    #else
                        Text("\(option)").tag(option)
                    #endif
                }
            }
            #if !STYLE_AUTOMATIC
                .pickerStyle(.STYLE)
            #endif
        }
        #if OPTIONAL && INITIAL_CHANGE
            .onChange(of: printers, initial: true) { forgetMissing() }
        #elseif OPTIONAL
            .onAppear { forgetMissing() }
            .onChange(of: printers) { _ in forgetMissing() }
        #endif
    }

    #if OPTIONAL
        private func forgetMissing() {
            if let chosen = printer, !printers.contains(chosen) { printer = nil }
        }
    #else
        private var isMissing: Bool { !printers.contains(printer) }
    #endif
}
