import SwiftSyntax

extension TypeInference {
    /// Whether the app declares a modifier of this name itself, so that what it does cannot be known from its name.
    package func declaresViewMember(_ name: String, near file: SourceFile) -> Bool {
        ["View", "Picker"].contains { type in
            index.extensions(of: type, declaring: name).contains { $0.members[name] != nil }
        }
    }
}
