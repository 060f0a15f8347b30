/// What is wrong with a pattern's template.
package struct TemplateMistake: Error, Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// A directive is no Swift: nothing opens it, or its condition cannot be read.
        case directive(String)
        /// An `#if` without its `#endif`.
        case notClosed
        /// A condition asks for a flag that the pattern's facts do not have.
        case unknownFlag(String)
        /// Facts for which the template never asks.
        case unusedFlags([String])
        /// A name that the facts declare and the template does not have.
        case unusedName(String)
        /// A sample type's name that consists of several words cannot be recognised inside other names.
        case severalWords(String)
    }

    /// From 1.
    package var line: Int
    package var kind: Kind

    package init(line: Int, kind: Kind) {
        self.line = line
        self.kind = kind
    }
}
