// work
import SwiftUI

struct CountdownSetup: View {
    @State private var time = [0, 10]

    var body: some View {
        Wheels(columns: [(0..<24).map { "\($0) h" }, (0..<60).map { "\($0) min" }], rows: $time)
            .frame(width: 180, height: 180)
    }
}

struct Wheels: UIViewRepresentable {
    let columns: [[String]]
    @Binding var rows: [Int]

    func makeCoordinator() -> Coordinator { Coordinator(self) }
    func makeUIView(context: Context) -> UIPickerView {
        let view = UIPickerView()
        view.dataSource = context.coordinator
        view.delegate = context.coordinator
        view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        return view
    }
    func updateUIView(_ view: UIPickerView, context: Context) {
        context.coordinator.owner = self
        for (column, row) in rows.enumerated() where view.selectedRow(inComponent: column) != row {
            view.selectRow(row, inComponent: column, animated: false)
        }
    }
    final class Coordinator: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var owner: Wheels
        init(_ owner: Wheels) { self.owner = owner }
        func numberOfComponents(in view: UIPickerView) -> Int { owner.columns.count }
        func pickerView(_: UIPickerView, numberOfRowsInComponent column: Int) -> Int { owner.columns[column].count }
        func pickerView(_: UIPickerView, titleForRow row: Int, forComponent column: Int) -> String? { owner.columns[column][row] }
        func pickerView(_: UIPickerView, didSelectRow row: Int, inComponent column: Int) { owner.rows[column] = row }
    }
}
