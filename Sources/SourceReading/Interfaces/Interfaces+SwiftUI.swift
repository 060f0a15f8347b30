extension Interfaces {
    static let swiftUI = """
        struct Binding<Value> {
            typealias Wrapped = Value
            var wrappedValue: Value
            var projectedValue: Binding<Value>
            func animation() -> Binding<Value>
            func animation(_ animation: Any) -> Binding<Value>
            func transaction(_ transaction: Any) -> Binding<Value>
            static func constant<T>(_ value: T) -> Binding<T>
        }
        struct GeometryProxy {
            var size: CGSize
        }
        struct CGSize {
            var width: CGFloat
            var height: CGFloat
        }
        struct CGPoint {
            var x: CGFloat
            var y: CGFloat
        }
        class UIScreen {
            static var main: UIScreen
            var bounds: CGRect
        }
        struct CGRect {
            var size: CGSize
            var width: CGFloat
            var height: CGFloat
        }
        class UIDevice {
            static var current: UIDevice
        }
        """
}
