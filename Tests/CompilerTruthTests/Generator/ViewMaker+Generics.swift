extension ViewMaker {
    /// A file with views whose pickers select values of generic parameters.
    func genericPickers(count: Int) -> String {
        "import SwiftUI\n" + (0..<count).map { generic(number: $0) }.joined()
    }

    private func generic(number: Int) -> String {
        switch dice.roll(4) {
        case 0: choice(number)
        case 1: cases(number)
        case 2: items(number)
        default: function(number)
        }
    }

    private func choice(_ number: Int) -> String {
        let value = dice.pick(["Value", "Option", "T"])
        let isOptional = dice.chance(40)
        let tag = dice.pick(["option", "option", "Optional(option)", "option as \(value)?", "name(option)"])
        return """

            \(Mark.generic(value))struct ChoicePicker\(number)<\(value): Hashable>: View {
                let title: String
                @Binding var selection: \(value)\(isOptional ? "?" : "")
                let options: [\(value)]
                let name: (\(value)) -> String

                var body: some View {
                    \(Mark.picker("generic value"))Picker(title, selection: $selection) {
                        \(Mark.loop("generic value", isImplicit: false))ForEach(options, id: \\.self) { option in
                            Text(name(option)).\(Mark.tag("generic value"))tag(\(tag))
                        }\(Mark.end)
                    }
                }
            }

            """
    }

    private func cases(_ number: Int) -> String {
        let tag = dice.pick(["item", "item.rawValue", "Optional(item)"])
        return """

            \(Mark.generic("Kind"))struct CasePicker\(number)<Kind: CaseIterable & Hashable & RawRepresentable>: View
            where Kind.AllCases: RandomAccessCollection, Kind.RawValue == String {
                @Binding var selection: Kind

                var body: some View {
                    \(Mark.picker("generic enumeration"))Picker("Kind", selection: $selection) {
                        \(Mark.loop("generic enumeration", isImplicit: false))ForEach(Kind.allCases, id: \\.self) { item in
                            Text(item.rawValue).\(Mark.tag("generic enumeration"))tag(\(tag))
                        }\(Mark.end)
                    }
                }
            }

            """
    }

    private func items(_ number: Int) -> String {
        let tag = dice.pick(["item.id", "item", "Optional(item.id)", "item.id as Item.ID?"])
        let type = dice.pick(["Item.ID?", "Item", "Item?", "Item.ID"])
        return """

            \(Mark.generic("Item"))struct ItemPicker\(number)<Item: Identifiable & Hashable>: View {
                let items: [Item]
                @Binding var selection: \(type)

                var body: some View {
                    \(Mark.picker("generic item"))Picker("Item", selection: $selection) {
                        \(Mark.loop("generic item", isImplicit: false))ForEach(items) { item in
                            Text(String(describing: item)).\(Mark.tag("generic item"))tag(\(tag))
                        }\(Mark.end)
                    }
                }
            }

            """
    }

    private func function(_ number: Int) -> String {
        """

        struct GenericForm\(number): View {
            @State private var number = 1

            var body: some View { picker("Number", selection: $number, options: [1, 2]) }

            \(Mark.generic("Value"))private func picker<Value: Hashable>(
                _ title: String, selection: Binding<Value>, options: [Value]
            ) -> some View {
                \(Mark.picker("generic function"))Picker(title, selection: selection) {
                    \(Mark.loop("generic function", isImplicit: false))ForEach(options, id: \\.self) { value in
                        Text(String(describing: value)).\(Mark.tag("generic function"))tag(value)
                    }\(Mark.end)
                }
            }
        }

        """
    }
}
