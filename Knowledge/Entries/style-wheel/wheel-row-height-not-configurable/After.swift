// work
import SwiftUI

struct EggTimer: View {
    @State private var minutes = 6

    var body: some View {
        TallWheel(titles: (1...30).map { "\($0) min" },
                  row: Binding(get: { minutes - 1 }, set: { minutes = $0 + 1 }))
            .frame(height: 220)
            .accessibilityLabel("Minutes")
    }
}

struct TallWheel: UIViewRepresentable {
    let titles: [String]
    @Binding var row: Int
    @ScaledMetric private var rowHeight: CGFloat = 64

    func makeCoordinator() -> Coordinator { Coordinator(self) }
    func makeUIView(context: Context) -> UIPickerView {
        let view = UIPickerView()
        view.dataSource = context.coordinator
        view.delegate = context.coordinator
        return view
    }
    func updateUIView(_ view: UIPickerView, context: Context) {
        context.coordinator.owner = self
        if view.selectedRow(inComponent: 0) != row { view.selectRow(row, inComponent: 0, animated: false) }
    }
    final class Coordinator: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var owner: TallWheel
        init(_ owner: TallWheel) { self.owner = owner }
        func numberOfComponents(in view: UIPickerView) -> Int { 1 }
        func pickerView(_: UIPickerView, numberOfRowsInComponent column: Int) -> Int { owner.titles.count }
        func pickerView(_: UIPickerView, rowHeightForComponent column: Int) -> CGFloat { owner.rowHeight }
        func pickerView(_: UIPickerView, titleForRow row: Int, forComponent column: Int) -> String? { owner.titles[row] }
        func pickerView(_: UIPickerView, didSelectRow row: Int, inComponent column: Int) { owner.row = row }
    }
}
