extension Situation.Container {
    /// The place that a container of code is: a scroll view is any view, and the menus of a Mac's menu bar are menus.
    public init(_ container: Applicability.Container) {
        switch container {
        case .form: self = .form
        case .list: self = .list
        case .stack, .scrollView: self = .stack
        case .menu, .commands: self = .menu
        case .toolbar: self = .toolbar
        case .sheet: self = .sheet
        case .popover: self = .popover
        }
    }
}
