/// The flags of a template that no parameter and no feature has.
package enum TemplateFlag {
    /// The declarations that stand for the user's own types are left out.
    package static let bare = "BARE"
}
