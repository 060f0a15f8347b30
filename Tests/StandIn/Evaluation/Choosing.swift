import SwiftUI

extension Picker: Choosing {
    var title: any View { _label }
    var content: any View { _content }

    @MainActor func found(title: String, rows: [FoundRow], place: Place, isDisabled: Bool) -> FoundPicker {
        let selections = _selections
        let values = selections.map(\.wrappedValue)
        let isMixed = Set(values).count > 1
        let selection = values.first
        return FoundPicker(
            place: place, title: title, selectionType: TypeName.text(SelectionValue.self),
            selection: AnyHashable(values),
            selectionText: selection.map { TypeName.plain(String(describing: $0)) } ?? "no source",
            isMixed: isMixed, options: rows.map { option($0, selection: isMixed ? nil : selection) },
            isDisabled: isDisabled || selections.isEmpty, read: { AnyHashable(selections.map(\.wrappedValue)) })
    }

    /// Looks the row's tag up: first by the selection's exact type, then by `==`.
    ///
    /// Source: Apple, `Picker`: "the type of each tag must exactly match the type of the selection".
    @MainActor private func option(_ row: FoundRow, selection: SelectionValue?) -> FoundOption {
        guard let tag = row.tags.tag(for: SelectionValue.self), let box = tag.box as? TagBox<SelectionValue> else {
            let isContradictory = ImplicitTagUnderOptional.isUnsettled(SelectionValue.self, in: row.tags)
            return FoundOption(row: row, match: isContradictory ? .contradictory : .untagged)
        }
        let selections = _selections
        let all = AnyHashable(selections.map { _ in box.value })
        return FoundOption(
            row: row, match: .tagged(isSelection: box.value == selection),
            choose: { for selection in selections { selection.wrappedValue = box.value } },
            isTag: { $0 == all }, isOffset: tag.element.map { $0 != tag.text } ?? false)
    }
}

/// Whether a row without a tag for an optional selection is saved by its `ForEach`, whose identity has the plain type.
///
/// Apple's page on `tag(_:includeOptional:)` lets the tag be omitted then, Apple's page on `Picker` demands the exact type,
/// and the reconstruction writes the identity's own type only. With the older SDK it was seen to fail.
@MainActor enum ImplicitTagUnderOptional {
    static func isUnsettled(_ selection: any Any.Type, in tags: Tags) -> Bool {
        #if BEFORE_INCLUDE_OPTIONAL
            return false
        #else
            guard let optional = selection as? any OptionalType.Type, tags.tag(for: selection) == nil else {
                return false
            }
            return tags.tag(for: optional.wrapped)?.isImplicit ?? false
        #endif
    }
}

protocol OptionalType {
    static var wrapped: any Any.Type { get }
}
extension Optional: OptionalType {
    static var wrapped: any Any.Type { Wrapped.self }
}

/// Types as people write them.
enum TypeName {
    /// The type's name without modules, with `T?` for optionals.
    static func text(_ type: any Any.Type) -> String {
        if let optional = type as? any OptionalType.Type { return text(optional.wrapped) + "?" }
        return plain("\(type)")
    }

    /// A text without what the compiler adds to the names of private types.
    static func plain(_ text: String) -> String {
        // Patterns are slow, and nearly every text is plain.
        guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
        return text.replacing(/\w+\.\(unknown context at \$[0-9a-f]+\)\./, with: "")
            .replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
    }
}
