import SwiftUI

/// A tag as it was written on a view.
struct WrittenTag {
    /// The static type that the tag was written for: a `String` and a `String?` tag are two.
    ///
    /// Source: OpenSwiftUI, `View/Tag.swift`: the trait's key is `TagValueTraitKey<V>`.
    let type: any Any.Type
    /// A `TagBox` of the type, nil where the view counts as untagged for it.
    let box: AnyObject?
    let text: String
    let isImplicit: Bool
    /// What a constant range's row was made for, where its tag is the row's offset.
    var element: String?
}

/// A tag's value, with its static type kept: a cast between optionals would change it.
final class TagBox<V: Hashable> {
    let value: V
    init(_ value: V) { self.value = value }
}

/// A modifier that writes a tag, with no regard to the tag's type.
protocol TagWriting {
    var written: WrittenTag { get }
}

protocol TagKey: _ViewTraitKey {
    associatedtype Tag: Hashable
    static func tag(in value: Value) -> Tag?
}

extension _TagValueTraitKey: TagKey {
    static func tag(in value: Value) -> V? { if case .tagged(let tag) = value { tag } else { nil } }
}

extension _TraitWritingModifier: TagWriting where Trait: TagKey {
    var written: WrittenTag {
        let box = Trait.tag(in: value).map { TagBox($0) }
        return WrittenTag(
            type: Trait.Tag.self, box: box,
            text: box.map { TypeName.plain(String(describing: $0.value)) } ?? "untagged",
            isImplicit: isImplicit)
    }
}

/// The tags that a view ends up with: one for each type.
struct Tags {
    private(set) var all: [WrittenTag] = []

    /// Takes in what a modifier writes, from the innermost to the outermost.
    ///
    /// An outer tag replaces an inner one of the same type; an implicit one only stands where there is none of its type,
    /// whatever tags of other types there are. Source: OpenSwiftUI, `ForEach.swift` and `View/Tag.swift`, `setTagIfUnset`.
    mutating func write(_ tag: WrittenTag) {
        if let present = all.firstIndex(where: { $0.type == tag.type }) {
            guard !tag.isImplicit || all[present].box == nil else { return }
            all[present] = tag
        } else {
            all.append(tag)
        }
    }

    func tag(for type: any Any.Type) -> WrittenTag? { all.first { $0.type == type } }
}
