import SwiftSyntax

/// A tag as it is written.
package struct WrittenTag: Sendable {
    package let expression: ExprSyntax
    /// The tag's type, unknown where the source does not tell.
    package let type: SwiftType
    /// Whether the tag serves an optional selection of its type too, in an SDK that can do this.
    package let includesOptional: Bool
    /// The call of `tag`, or of `Tab` with its value.
    package let call: FunctionCallExprSyntax
    package let file: SourceFile
}

/// A loop that makes options.
package struct OptionLoop: Sendable {
    package let call: FunctionCallExprSyntax
    package let file: SourceFile
    package let data: ExprSyntax
    package let dataType: SwiftType
    package let elementType: SwiftType
    /// The type of the elements' identity, which each row gets as its implicit tag.
    package let idType: SwiftType
    /// The key path after `id:`, or nil where the elements identify themselves.
    package let id: ExprSyntax?
    /// Whether it counts through a constant range, where the implicit tag is the row's offset.
    package let isConstantRange: Bool
    /// The name that the content gives to the element.
    package let variable: String?
}

/// One option of a picker, or one row that a loop repeats.
package struct PickerOption: Sendable {
    /// The view with its modifiers.
    package let chain: ModifierChain
    package let file: SourceFile
    /// The tags that apply to the row, the outermost first, which wins among those of its type.
    package let tags: [WrittenTag]
    /// The loops that repeat the row, the innermost first.
    package let loops: [OptionLoop]
    /// The modifiers on what holds the row inside of the picker: helpers' calls, groups, loops; the outermost first.
    package let outerModifiers: [(modifier: ModifierCall, file: SourceFile)]
    /// Whether the row stands in a branch.
    package let isConditional: Bool
    /// Whether the row's view may carry a tag that cannot be seen.
    package let mayHideTag: Bool
    /// The view's place in the picker's own content, where the row itself stands elsewhere.
    package let sections: Int

    /// The identity that the innermost loop gives the row, unless the row has one of its own.
    package var loop: OptionLoop? { loops.first }
}

/// Everything that stands in a picker's content.
package struct OptionList: Sendable {
    package var options: [PickerOption] = []
    /// Whether all of it is understood.
    package var isComplete = true
}
