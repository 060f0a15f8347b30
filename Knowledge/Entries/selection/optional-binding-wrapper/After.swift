// work
import SwiftUI

struct CasePicker<Value: Hashable & CaseIterable & RawRepresentable>: View
where Value.AllCases: RandomAccessCollection, Value.RawValue == String {
    let title: String
    @Binding var selection: Value?
    var allowsNone = true

    var body: some View {
        Picker(title, selection: $selection) {
            if allowsNone {
                Text("None").tag(nil as Value?)
            }
            ForEach(Value.allCases, id: \.self) { value in
                Text(value.rawValue.capitalized).tag(value as Value?)
            }
        }
    }
}

extension CasePicker {
    init(title: String, selection: Binding<Value>) {
        self.init(title: title, selection: Binding<Value?>(selection), allowsNone: false)
    }
}

enum ShirtSize: String, CaseIterable { case small, medium, large }

struct RaceEntry: View {
    @State private var size = ShirtSize.medium
    @State private var spare: ShirtSize?

    var body: some View {
        Form {
            CasePicker(title: "Shirt", selection: $size)
            CasePicker(title: "Spare shirt", selection: $spare)
        }
    }
}
