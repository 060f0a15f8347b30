// fail to compile with "cannot convert value of type 'Binding<ShirtSize>'"
import SwiftUI

struct CasePicker<Value: Hashable & CaseIterable & RawRepresentable>: View
where Value.AllCases: RandomAccessCollection, Value.RawValue == String {
    let title: String
    @Binding var selection: Value?

    var body: some View {
        Picker(title, selection: $selection) {
            Text("None").tag(nil as Value?)
            ForEach(Value.allCases, id: \.self) { value in
                Text(value.rawValue.capitalized).tag(value as Value?)
            }
        }
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
