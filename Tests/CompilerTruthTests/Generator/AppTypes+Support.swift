extension AppTypes {
    /// The file with constants, a property wrapper and the rows.
    var supportFile: String {
        let constants = enumerations.dropLast().map { name in
            "    static let \(Self.propertyName(for: name)) = \(name).preset"
        }
        return """
            import SwiftUI

            let defaultNumber = 12
            let defaultTitle = "Untitled"

            enum Defaults {
                static let limit = 10
                static let sizes = [8, 10, 12]
                static let title = "Default"
                static let names = ["first", "second"]
                static let labels = ["a": "Alpha", "b": "Beta"]
                static let ratio = 1.5
                static let isOn = true
                static let token = UUID()
                static let start = Date(timeIntervalSince1970: 1_000)
                static let plan: \(theme.kind.name)? = nil
            \(constants.joined(separator: "\n"))

                static func label(for number: Int) -> String { "Nr. \\(number)" }
                static func makeNumber() -> Int { 4 }
            }

            @propertyWrapper
            struct Setting<Value>: DynamicProperty {
                @State private var value: Value

                init(wrappedValue: Value, _ key: String) { _value = State(initialValue: wrappedValue) }

                var wrappedValue: Value {
                    get { value }
                    nonmutating set { value = newValue }
                }

                var projectedValue: Binding<Value> { $value }
            }

            struct \(theme.entity)Row: View {
                let item: \(theme.entity)

                var body: some View { Text(item.name) }
            }

            """
    }

    /// The app's files without its views.
    var declarationFiles: [(name: String, text: String)] {
        [
            ("Enumerations.swift", enumerationFile), ("Structures.swift", structureFile), ("Models.swift", modelFile),
            ("Enumerations+Titles.swift", enumerationExtensions), ("Structures+Samples.swift", structureExtensions),
            ("Support.swift", supportFile),
        ]
    }
}
