import SwiftUI

extension Walk {
    /// A view and what a modifier adds to it.
    func visit(_ view: any View, under modifier: any ViewModifier, at place: Place, _ surroundings: Surroundings) {
        var inside = surroundings
        var place = place
        switch modifier {
        case let pair as any Concatenated:
            let inner = apply(pair.inner, to: view)
            return visit(inner, under: pair.outer, at: place, surroundings)
        case let tag as any TagWriting:
            inside.tags.append(tag.written)
        case let change as _EnvironmentModifier:
            inside.environment = _EnvironmentBox()
            inside.environment.values = surroundings.environment.values
            inside.environment.objects = surroundings.environment.objects
            change.change(inside.environment)
        case let identity as any Identifying:
            place += "/id(\(identity.identity))"
        case let note as _Note:
            take(note, into: &inside, at: place, surroundings)
        case is any _PrimitiveViewModifier:
            if surroundings.label == nil { take(modifier, at: place, surroundings) }
        default:
            return visitBody(of: modifier, over: view, at: place, surroundings)
        }
        visit(view, at: place + "/_", inside)
    }

    private func apply(_ modifier: any ViewModifier, to view: any View) -> any View {
        func applied<V: View, M: ViewModifier>(_ view: V, _ modifier: M) -> any View {
            ModifiedContent(content: view, modifier: modifier)
        }
        return applied(view, modifier)
    }

    /// An app's own modifier: like a view, with the modified one as its content.
    private func visitBody(
        of modifier: any ViewModifier, over view: any View, at place: Place, _ surroundings: Surroundings
    ) {
        func body<M: ViewModifier>(_ modifier: M) -> any View {
            modifier.body(content: _ViewModifier_Content<M>(_view: view))
        }
        let place = "\(place)/\(type(of: modifier))"
        keeper.install(modifier, at: place, environment: surroundings.environment)
        visit(body(modifier), at: place, surroundings)
    }

    /// A modifier of which the stand-in keeps name and arguments.
    private func take(_ note: _Note, into inside: inout Surroundings, at place: Place, _ outside: Surroundings) {
        switch note.name {
        case "disabled": if note.values.first as? Bool == true { inside.isDisabled = true }
        case "selectionDisabled": if note.values.first as? Bool == true { inside.isSelectionDisabled = true }
        default: break
        }
        guard outside.label == nil, outside.rows == nil else { return }
        for (number, value) in note.values.enumerated() {
            let place = "\(place)/\(note.name)/\(number)"
            if let view = value as? any View {
                visit(view, at: place, outside)
            } else if let toolbar = value as? any ToolbarShowing {
                visit(toolbar.shown, at: place, outside)
            }
        }
    }

    /// A modifier that acts.
    private func take(_ modifier: any ViewModifier, at place: Place, _ surroundings: Surroundings) {
        switch modifier {
        case let change as any Watching:
            collect { $0.changes.append(FoundChange(place: place + "/change", value: change.watched)) }
        case let task as any Working:
            collect { $0.tasks.append(FoundTask(place: place + "/task", work: task.work)) }
        case let appearance as _AppearanceModifier:
            if let appear = appearance.appear {
                collect { $0.appearances.append((place + "/appear", appear)) }
            }
        case let tap as _TapModifier:
            collect {
                $0.buttons.append(
                    FoundButton(
                        place: place + "/tap", label: "tapped view", isCancel: false,
                        isDisabled: surroundings.isDisabled, isPresented: surroundings.isPresented,
                        press: { tap.action() }))
            }
        case let presentation as _PresentationModifier where presentation.isPresented():
            let place = place + "/" + presentation.name
            collect { $0.presentations.insert(place) }
            var over = surroundings
            over.isPresented = true
            over.isDisabled = false
            visit(presentation.content(), at: place, over)
        default: break
        }
    }
}
