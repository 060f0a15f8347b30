import KnowledgeModel

extension OtherControl {
    /// Its few lines of code, as a file of their own; nil for a control that has none here.
    public var code: String? { Self.codes[rawValue].map { "import SwiftUI\n\n" + $0 + "\n" } }

    /// The code by the name of the control's type.
    private static let codes = [
        "DatePicker": """
        struct DateField: View {
            @Binding var date: Date

            var body: some View {
                DatePicker("Date", selection: $date, displayedComponents: .date)
            }
        }
        """,
        "ColorPicker": """
        struct ColorField: View {
            @Binding var color: Color

            var body: some View {
                ColorPicker("Color", selection: $color, supportsOpacity: false)
            }
        }
        """,
        "Toggle": """
        struct NotificationsSwitch: View {
            @Binding var isOn: Bool

            var body: some View {
                Toggle("Notifications", isOn: $isOn)
            }
        }
        """,
        "Stepper": """
        struct QuantityField: View {
            @Binding var quantity: Int

            var body: some View {
                Stepper("Quantity: \\(quantity)", value: $quantity, in: 1...10)
            }
        }
        """,
        "Slider": """
        struct LevelField: View {
            @Binding var level: Double

            var body: some View {
                Slider(value: $level, in: 0...100) {
                    Text("Level")
                } minimumValueLabel: {
                    Text("0")
                } maximumValueLabel: {
                    Text("100")
                }
            }
        }
        """,
    ]
}
