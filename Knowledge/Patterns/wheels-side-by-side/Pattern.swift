import SwiftUI
import UIKit

/// One of several wheels: what it is called, its rows, and which of them is chosen.
struct WheelColumn: Identifiable {
    /// VoiceOver says it, and the menu at large text sizes shows it; different for each column.
    let title: String
    let rows: [String]
    /// Nil where the chosen value is none of the rows.
    @Binding var chosenRow: Int?

    var id: String { title }

    @MainActor init<Value: Equatable>(
        _ title: String, values: [Value], selection: Binding<Value>, rowTitle: (Value) -> String
    ) {
        self.title = title
        rows = values.map(rowTitle)
        _chosenRow = Binding {
            values.firstIndex(of: selection.wrappedValue)
        } set: { row in
            if let row, values.indices.contains(row) { selection.wrappedValue = values[row] }
        }
    }
}

/// Wheels side by side; at the text sizes for accessibility a menu for each, one below the other.
struct WheelGroup: View {
    let columns: [WheelColumn]
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        if showsMenus {
            ForEach(columns) { column in
                HStack {
                    Text(column.title)
                        .accessibilityHidden(true)
                    Spacer()
                    menu(of: column)
                }
            }
        } else {
            Wheels(columns: columns)
                .frame(height: 180)
        }
    }

    @MainActor private var showsMenus: Bool {
        #if PLATFORM_MACCATALYST
            // An app that is optimised for the Mac crashes with a wheel.
            textSize.isAccessibilitySize || UIDevice.current.userInterfaceIdiom == .mac
        #else
            textSize.isAccessibilitySize
        #endif
    }

    private func menu(of column: WheelColumn) -> some View {
        Picker(column.title, selection: column.$chosenRow) {
            if column.chosenRow == nil { Text("–").tag(nil as Int?) }
            ForEach(column.rows.indices, id: \.self) { row in
                Text(column.rows[row]).tag(row as Int?)
            }
        }
        .pickerStyle(.menu)
        .labelsHidden()
    }
}

/// One native control with a component for each column, so that none can take another's touches.
struct Wheels: UIViewRepresentable {
    let columns: [WheelColumn]

    func makeCoordinator() -> Coordinator { Coordinator(columns: columns) }

    func makeUIView(context: Context) -> UIPickerView {
        let view = UIPickerView()
        view.dataSource = context.coordinator
        view.delegate = context.coordinator
        // As narrow as the page wants it, and not as wide as a phone.
        view.setContentCompressionResistancePriority(.fittingSizeLevel, for: .horizontal)
        return view
    }

    func updateUIView(_ view: UIPickerView, context: Context) {
        context.coordinator.show(columns, in: view)
    }

    final class Coordinator: NSObject, UIPickerViewDataSource, UIPickerViewDelegate, UIPickerViewAccessibilityDelegate {
        private var columns: [WheelColumn]
        /// Where each wheel was last told to stand, or stopped.
        private var standing: [Int?] = []

        init(columns: [WheelColumn]) {
            self.columns = columns
        }

        /// Shows other rows or another choice. A wheel whose rows and value have not changed is left alone,
        /// since it may be turning.
        func show(_ new: [WheelColumn], in view: UIPickerView) {
            let old = columns
            columns = new
            if standing.count != new.count {
                view.reloadAllComponents()
                standing = new.map { _ in nil }
            } else {
                for component in new.indices where new[component].rows != old[component].rows {
                    view.reloadComponent(component)
                    standing[component] = nil
                }
            }
            for (component, column) in new.enumerated() {
                guard let row = column.chosenRow, row != standing[component] else { continue }
                let wasShown = standing[component] != nil
                standing[component] = row
                view.selectRow(row, inComponent: component, animated: wasShown)
            }
        }

        func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            columns[component].rows.count
        }

        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            columns[component].rows[row]
        }

        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            standing[component] = row
            columns[component].chosenRow = row
        }

        func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
            columns[component].title
        }
    }
}

#if !BARE
    /// Stands for your own type: its cases are the rows of a wheel.
    enum Cycle: CaseIterable {
        case days, weeks, months

        var title: String {
            switch self {
            case .days: String(localized: "days")
            case .weeks: String(localized: "weeks")
            case .months: String(localized: "months")
            }
        }
    }

#endif
/// Two values of different types, each on a wheel of its own.
struct ReminderPicker: View {
    @Binding var amount: Int
    @Binding var cycle: Cycle

    var body: some View {
        CONTAINER {
            WheelGroup(columns: [
                WheelColumn(String(localized: "Amount"), values: Array(1...30), selection: $amount) { $0.formatted() },
                WheelColumn(String(localized: "Cycle"), values: Cycle.allCases, selection: $cycle) { $0.title },
            ])
        }
    }
}
