/// One value in each language; it cannot be incomplete.
public struct Localized<Value> {
    public var english: Value
    public var chinese: Value

    public init(english: Value, chinese: Value) {
        self.english = english
        self.chinese = chinese
    }

    /// The value in one language.
    public subscript(language: Language) -> Value {
        get {
            switch language {
            case .english: english
            case .chinese: chinese
            }
        }
        set {
            switch language {
            case .english: english = newValue
            case .chinese: chinese = newValue
            }
        }
    }

    /// The same shape with each value transformed.
    public func map<Other>(_ transform: (Value) throws -> Other) rethrows -> Localized<Other> {
        Localized<Other>(english: try transform(english), chinese: try transform(chinese))
    }
}

extension Localized: Equatable where Value: Equatable {}
extension Localized: Hashable where Value: Hashable {}
extension Localized: Sendable where Value: Sendable {}
