import SwiftUI

/// Goes through a view tree once and collects what can be seen and done there.
///
/// Every branch that a view shows is taken as visible: the rows below a closed menu, the destination of a link.
@MainActor final class Walk {
    /// What the views above decide.
    struct Surroundings {
        var environment = _EnvironmentBox()
        var isDisabled = false
        var isSelectionDisabled = false
        var isPresented = false
        /// Where rows go, inside a picker's content.
        var rows: RowList?
        /// Where texts go, inside a label or a row.
        var label: LabelText?
        /// The tags of the modifiers passed on the way down, the outermost first.
        var tags: [WrittenTag] = []
    }

    final class RowList {
        var rows: [FoundRow] = []
    }

    final class LabelText {
        var parts: [String] = []
    }

    private(set) var frame = Frame()
    let keeper: StateKeeper

    init(keeper: StateKeeper) { self.keeper = keeper }

    func visit(_ view: any View, at place: Place, _ surroundings: Surroundings) {
        switch view {
        case let modified as any _ModifiedView:
            visit(modified._modified, under: modified._modifier, at: place, surroundings)
        case let rows as any Repeating:
            visit(rows: rows, view, at: place, surroundings)
        case let section as any Sectioning where surroundings.rows != nil:
            if let rows = section.rows as? any View { visit(rows, at: place + "/section", surroundings) }
        case let container as any _ContainerView where view is any Transparent:
            let branch = (view as? any Branching).map { $0.isFirst ? "/if" : "/else" } ?? ""
            visit(container._children, at: place + branch, surroundings)
        case is EmptyView: break
        case let text as Text where surroundings.label != nil:
            surroundings.label?.parts.append(text._plainText)
        case _ where surroundings.rows != nil && isPrimitive(view): addRow(view, at: place, surroundings)
        case let picker as any Choosing where surroundings.label == nil: add(picker, at: place, surroundings)
        case let container as any _ContainerView: visit(control: container, at: place, surroundings)
        case _ where isPrimitive(view): break
        default: visitBody(of: view, at: place, surroundings)
        }
    }

    private func isPrimitive(_ view: any View) -> Bool {
        func hasNoBody<V: View>(_ view: V) -> Bool { V.Body.self == Never.self }
        return hasNoBody(view)
    }

    func visit(_ views: [any View], at place: Place, _ surroundings: Surroundings) {
        for (number, view) in views.enumerated() { visit(view, at: "\(place)/\(number)", surroundings) }
    }

    /// An app's own view: its properties are put on screen, then it is asked for its body.
    private func visitBody(of view: any View, at place: Place, _ surroundings: Surroundings) {
        let place = "\(place)/\(type(of: view))"
        keeper.install(view, at: place, environment: surroundings.environment)
        visit(view.body, at: place, surroundings)
    }

    private func visit(control: any _ContainerView, at place: Place, _ surroundings: Surroundings) {
        if surroundings.label == nil, let button = control as? any Pressing {
            frame.buttons.append(
                FoundButton(
                    place: place, label: text(of: control._children, at: place, surroundings),
                    isCancel: button.isCancel, isDisabled: surroundings.isDisabled,
                    isPresented: surroundings.isPresented, press: button.press))
        }
        visit(control._children, at: place, surroundings)
        if surroundings.label == nil, let target = (control as? any Linking)?.target {
            visit(target, at: place + "/destination", surroundings)
        }
    }

    private func add(_ picker: any Choosing, at place: Place, _ surroundings: Surroundings) {
        let rows = RowList()
        var inside = surroundings
        inside.rows = rows
        inside.tags = []
        visit(picker.content, at: place + "/content", inside)
        frame.pickers.append(
            picker.found(
                title: text(of: [picker.title], at: place + "/label", surroundings), rows: rows.rows, place: place,
                isDisabled: surroundings.isDisabled))
    }

    /// One view of a picker's list. A divider is drawn between the options and is none.
    ///
    /// A control among them is only a label: its action never runs. Source: FB9877925.
    private func addRow(_ view: any View, at place: Place, _ surroundings: Surroundings) {
        guard !(view is Divider) else { return }
        var tags = Tags()
        for tag in surroundings.tags.reversed() { tags.write(tag) }
        surroundings.rows?.rows.append(
            FoundRow(
                place: place, label: text(of: [view], at: place, surroundings), tags: tags,
                isDisabled: surroundings.isSelectionDisabled))
    }

    /// The texts inside, or what else there is to name a view by.
    private func text(of views: [any View], at place: Place, _ surroundings: Surroundings) -> String {
        let label = LabelText()
        var inside = surroundings
        inside.label = label
        inside.rows = nil
        visit(views, at: place, inside)
        if !label.parts.isEmpty { return label.parts.joined(separator: " ") }
        return views.map { "\(type(of: $0))" }.joined(separator: " ")
    }

    func collect(_ body: (inout Frame) -> Void) { body(&frame) }
}
