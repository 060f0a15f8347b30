/// A JSON value that remembers the line on which it starts.
///
/// The standard decoder is not used because, without the full Foundation, it tells neither the line of a mistake nor that
/// a key is written twice, and an author needs both.
package struct JSONNode: Hashable, Sendable {
    /// The line on which the value starts, from 1.
    package var line: Int
    package var content: Content

    package enum Content: Hashable, Sendable {
        case null
        case boolean(Bool)
        case number(Double)
        case string(String)
        case array([JSONNode])
        /// The members in the order of the text; a key may appear twice.
        case object([Member])
    }

    /// A key with its value.
    package struct Member: Hashable, Sendable {
        package var key: String
        /// The line of the key, from 1.
        package var line: Int
        package var value: JSONNode
    }
}

extension JSONNode {
    /// The kind of a value, as an author calls it.
    package enum Kind: String, Hashable, Sendable {
        case null, boolean, number, text, list, object
    }

    /// What the value is.
    package var kind: Kind {
        switch content {
        case .null: .null
        case .boolean: .boolean
        case .number: .number
        case .string: .text
        case .array: .list
        case .object: .object
        }
    }
}
