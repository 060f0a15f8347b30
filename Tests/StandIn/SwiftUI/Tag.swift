/// A value that a view carries for the container around it.
public protocol _ViewTraitKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// Writes a trait on the views that it modifies; an outer one replaces an inner one.
public nonisolated struct _TraitWritingModifier<Trait: _ViewTraitKey>: _PrimitiveViewModifier {
    public let value: Trait.Value
    /// Whether the trait is written only where the view has none of its key, as the identity of a `ForEach` row is.
    public var isImplicit = false
}

/// The key of tags: one key a **static** type, so that a `String` and a `String?` tag never meet.
///
/// Source: OpenSwiftUI, `View/Tag.swift`; see `Knowledge/Entries/selection/tag-type-mismatch`.
public struct _TagValueTraitKey<V: Hashable>: _ViewTraitKey {
    public enum Value {
        case untagged
        case tagged(V)
    }

    public static var defaultValue: Value { .untagged }
}

extension View {
    #if BEFORE_INCLUDE_OPTIONAL
        public nonisolated func tag<V: Hashable>(_ tag: V) -> some View {
            modifier(_TraitWritingModifier<_TagValueTraitKey<V>>(value: .tagged(tag)))
        }
    #else
        /// Writes the tag for `V` and, with `includeOptional`, for `V?`; without it `V?` counts as untagged.
        public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
            modifier(_TraitWritingModifier<_TagValueTraitKey<V>>(value: .tagged(tag)))
                .modifier(
                    _TraitWritingModifier<_TagValueTraitKey<V?>>(value: includeOptional ? .tagged(tag) : .untagged))
        }
    #endif

    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
        modifier(_IDModifier(id: id))
    }
}

/// An identity that the app gave the view.
public nonisolated struct _IDModifier<ID: Hashable>: _PrimitiveViewModifier {
    public let id: ID
}
