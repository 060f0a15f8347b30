import SwiftUI

// Doors from a value of unknown type to what the walk needs of it.

/// A `Picker`.
@MainActor protocol Choosing {
    var title: any View { get }
    var content: any View { get }
    func found(title: String, rows: [FoundRow], place: Place, isDisabled: Bool) -> FoundPicker
}

/// A view that shows one of two others.
protocol Branching {
    var isFirst: Bool { get }
}
extension _ConditionalContent: Branching {
    var isFirst: Bool { if case .trueContent = _storage { true } else { false } }
}

/// A view whose children stand in the list around it, as if it were not there.
///
/// Source: OpenSwiftUI, `ViewList`: stacks and controls are one view of a list, these are none of their own.
protocol Transparent {}
extension AnyView: Transparent {}
extension TupleView: Transparent {}
extension _ConditionalContent: Transparent {}
extension Optional: Transparent {}
extension Group: Transparent {}
extension _ViewModifier_Content: Transparent {}
extension _EditedRows: Transparent {}

/// A `Section`, whose rows stand in a picker's list and whose header and footer are no options.
protocol Sectioning {
    var rows: Any { get }
}
extension Section: Sectioning {
    var rows: Any { _content }
}

/// A `ForEach`.
protocol Repeating {
    var isConstant: Bool { get }
    var count: Int { get }
    var elements: Any { get }
    /// The same rows made from earlier elements.
    func over(_ elements: Any) -> any View
    func element(at offset: Int) -> String
}
extension ForEach: Repeating where Content: View {
    var isConstant: Bool { _isConstant }
    var count: Int { data.count }
    var elements: Any { data }
    func over(_ elements: Any) -> any View {
        var copy = self
        if let earlier = elements as? Data { copy.data = earlier }
        return copy
    }
    func element(at offset: Int) -> String {
        String(describing: data[data.index(data.startIndex, offsetBy: offset)])
    }
}

/// A modifier made of two.
protocol Concatenated {
    var inner: any ViewModifier { get }
    var outer: any ViewModifier { get }
}
extension ModifiedContent: Concatenated where Content: ViewModifier, Modifier: ViewModifier {
    var inner: any ViewModifier { content }
    var outer: any ViewModifier { modifier }
}

/// An identity that the app gives a view.
protocol Identifying {
    var identity: String { get }
}
extension _IDModifier: Identifying {
    var identity: String { String(describing: id) }
}

/// `onChange`.
protocol Watching {
    var watched: FoundChange.Value { get }
}
extension _ChangeModifier: Watching {
    var watched: FoundChange.Value {
        let value = value
        return FoundChange.Value(
            current: value, isInitial: initial, differs: { $0 as? Value != value },
            act: { [action] earlier in action(earlier as? Value ?? value, value) })
    }
}

/// `task` and `task(id:)`.
protocol Working {
    var work: FoundTask.Work { get }
}
extension _TaskModifier: Working {
    var work: FoundTask.Work {
        let id = id
        return FoundTask.Work(id: id, differs: { $0 as? ID != id }, run: action)
    }
}

/// A `Button`.
protocol Pressing {
    var press: @MainActor () -> Void { get }
    var isCancel: Bool { get }
}
extension Button: Pressing {
    var press: @MainActor () -> Void { _action }
    var isCancel: Bool { _role == .cancel }
}

/// A `NavigationLink`, whose destination counts as opened.
protocol Linking {
    var target: (any View)? { get }
}
extension NavigationLink: Linking {
    var target: (any View)? { _destination }
}

/// Toolbar content with views in it.
protocol ToolbarShowing {
    var shown: [any View] { get }
}
extension ToolbarItem: ToolbarShowing {
    var shown: [any View] { [_content] }
}
extension ToolbarItemGroup: ToolbarShowing {
    var shown: [any View] { [_content] }
}
extension _TupleToolbarContent: ToolbarShowing {
    var shown: [any View] {
        if let one = value as? any ToolbarShowing { return one.shown }
        return Mirror(reflecting: value).children.flatMap { ($0.value as? any ToolbarShowing)?.shown ?? [] }
    }
}
