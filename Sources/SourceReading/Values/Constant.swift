/// A value that the source alone decides.
package indirect enum Constant: Hashable, Sendable {
    /// `nil`.
    case nothing
    case bool(Bool)
    case integer(Int)
    case number(Double)
    case text(String)
    /// A case of an enum with its payload: the enum's full name, the case, the arguments.
    case member(String, String, [Constant])
    /// A struct as its memberwise initialiser makes it, or a tuple, whose type is "()".
    case instance(String, [String: Constant])
    case list([Constant])
    /// A part of an instance that the source does not decide.
    case open

    /// Whether no part of the value is open.
    package var isWhole: Bool {
        switch self {
        case .open: false
        case .member(_, _, let values), .list(let values): values.allSatisfy(\.isWhole)
        case .instance(_, let fields): fields.values.allSatisfy(\.isWhole)
        default: true
        }
    }

    /// The value as one of a type with fractions, where a literal did not show that.
    package func fitting(_ type: SwiftType) -> Constant {
        let name = (type.wrapped ?? type).name ?? ""
        guard WellKnownTypes.floats.contains(name), case .integer(let number) = self else { return self }
        return .number(Double(number))
    }

    /// Whether two fractions differ by less than anybody means.
    package func isNearly(_ other: Constant) -> Bool {
        guard case .number(let left) = self, case .number(let right) = other, left != right else { return false }
        return (left - right).magnitude <= 1e-9 * max(1, left.magnitude)
    }
}
