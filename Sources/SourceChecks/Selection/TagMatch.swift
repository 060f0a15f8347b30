import KnowledgeModel
import SourceReading
import SwiftSyntax

/// Whether a selection can find a row, by the types alone: the one place that knows the rule.
///
/// A row answers a selection of type `T` when it carries a tag for exactly `T`. A written tag of type `U` is a tag for `U`
/// and, since the SDK of Xcode 16, for `U?`. A loop gives its rows their identity as one more tag, which stays beside
/// written ones of other types; that much is sure for the identity's own type only.
enum TagMatch {
    case matches
    case unknown
    case fails(TagFault)
}

/// Why a selection cannot find a row.
struct TagFault {
    enum Reason {
        /// The tag's type is the selection's Optional.
        case optionalTag(WrittenTag)
        /// The selection is optional, and the tag is not written for it.
        case plainTag(WrittenTag)
        /// The selection is optional, and the loop's identity is not.
        case plainLoop(OptionLoop)
        /// One is an enum, the other its raw value.
        case rawValue(WrittenTag)
        /// The selection is a set or an array, the row one element.
        case oneOfSeveral
        case otherType(WrittenTag)
        case loopID(OptionLoop)
        /// The loop's identity under a selection that holds an object.
        case modelLoop(OptionLoop)
        /// The tag stands inside of the row's view.
        case inside(ModifierCall)
        case noTag
    }

    let option: PickerOption
    let reason: Reason
    /// Whether the loop's identity serves the selection, most likely, so that only the written tag is dead.
    let isMasked: Bool
}

/// Compares the rows of one picker with its selection.
struct TagRule {
    let site: PickerSite
    let context: CheckContext
    /// The type that tags are looked for under.
    let target: SwiftType
    /// The types that answer it: one, and for a list a value and its Optional.
    private let accepted: Set<SwiftType>

    /// - Returns: nil where the selection's type is not known for sure.
    init?(_ site: PickerSite, _ context: CheckContext) {
        guard context.isCertain(site.selectionType, near: site.file), site.selectionType.baseName != "AnyHashable"
        else {
            return nil
        }
        self.site = site
        self.context = context
        switch (site.kind, site.selectionType) {
        case (.list, .named("Set", let arguments)) where arguments.count == 1: target = arguments[0]
        case (.list, .optional(let wrapped)): target = wrapped
        default: target = site.selectionType
        }
        accepted = site.kind == .list ? [target, .optional(target)] : [target]
    }

    /// The rows that the selection cannot find, in the order of the source.
    var faults: [TagFault] {
        site.options.options.compactMap { option in
            if case .fails(let fault) = match(option) { fault } else { nil }
        }
    }

    func match(_ option: PickerOption) -> TagMatch {
        if site.kind == .list, option.mayBeLink { return .unknown }
        for tag in option.tags {
            // The compiler ties the value of a `Tab` to the selection.
            if tag.isTab || !writes(tag).isDisjoint(with: accepted) { return .matches }
        }
        let types = option.tags.map(\.type) + option.loops.map(\.idType)
        // A binding as a tag does not compile.
        guard !types.contains(where: { $0.baseName == "Binding" }),
            types.allSatisfy({ context.isCertain($0, near: site.file) })
        else { return .unknown }
        let identities = option.loops.map(\.idType)
        let isServed = identities.contains(where: accepted.contains)
        // Whether an identity serves its own Optional is told differently on two pages of Apple's; with older SDKs it was
        // seen to fail.
        let isContested = identities.contains { target == .optional($0) }
        if option.tags.isEmpty {
            if isServed || (isContested && context.tagsIncludeOptional) {
                return .matches(unlessContested: isContested)
            }
            guard let reason = untaggedReason(option, isContested: isContested) else { return .unknown }
            return option.mayGainTag(context.inference)
                ? .unknown : .fails(TagFault(option: option, reason: reason, isMasked: false))
        }
        guard !option.mayGainTag(context.inference), let reason = reason(option) else { return .unknown }
        return .fails(
            TagFault(option: option, reason: reason, isMasked: isServed || (isContested && context.tagsIncludeOptional))
        )
    }

    /// The types that a tag is written for.
    private func writes(_ tag: WrittenTag) -> Set<SwiftType> {
        guard tag.type != .unknown else { return [] }
        return context.tagsIncludeOptional && tag.includesOptional ? [tag.type, .optional(tag.type)] : [tag.type]
    }

    /// Why none of a row's written tags fits: the one nearest to the view speaks.
    private func reason(_ option: PickerOption) -> TagFault.Reason? {
        guard let tag = option.tags.last else { return nil }
        if site.kind == .picker, target.isSeveral, !tag.type.isSeveral { return .oneOfSeveral }
        if tag.type.bare == target.bare {
            return tag.type.depth > target.depth ? .optionalTag(tag) : .plainTag(tag)
        }
        if isRaw(tag.type.bare, of: target.bare) || isRaw(target.bare, of: tag.type.bare) { return .rawValue(tag) }
        return .otherType(tag)
    }

    private func untaggedReason(_ option: PickerOption, isContested: Bool) -> TagFault.Reason? {
        guard let loop = option.loop else {
            // Lists and tab views have rows that are not meant to be chosen.
            guard site.kind == .picker, let name = option.chain.name else { return nil }
            if let inner = option.innerTags.first { return .inside(inner) }
            if Self.controls.contains(name)
                || option.chain.modifiers.contains(where: { Self.unselectable.contains($0.name) })
            {
                return nil
            }
            return .noTag
        }
        if isContested { return .plainLoop(loop) }
        if site.kind == .picker, let inner = option.innerTags.first { return .inside(inner) }
        if site.kind == .picker, target.isSeveral, !loop.idType.isSeveral { return .oneOfSeveral }
        return loop.elementType == target.bare && isObject(target.bare) ? .modelLoop(loop) : .loopID(loop)
    }

    private func isRaw(_ raw: SwiftType, of type: SwiftType) -> Bool {
        context.inference.index.type(named: type.name ?? "", near: site.file)?.primary.file.isInterface == false
            && context.inference.rawType(of: type, near: site.file) == raw
    }

    private func isObject(_ type: SwiftType) -> Bool {
        type.name.flatMap { context.inference.index.type(named: $0, near: site.file) }?.kind == .class
    }

    /// Rows that are no options in the first place, which is a fault of its own.
    private static let controls: Set<String> = [
        "Button", "Toggle", "Menu", "NavigationLink", "Link", "TextField", "Slider", "Stepper", "Picker",
        "ProgressView",
        "List", "Form", "TabView", "NavigationStack", "NavigationView", "NavigationSplitView", "ScrollView",
    ]
    private static let unselectable: Set<String> = ["disabled", "selectionDisabled", "hidden"]
}

extension TagMatch {
    fileprivate static func matches(unlessContested isContested: Bool) -> TagMatch { isContested ? .unknown : .matches }
}

extension PickerOption {
    /// Whether a row of a list may select by the value of a link, or by an identity of its own.
    fileprivate var mayBeLink: Bool {
        guard let name = chain.name, Self.opaqueViews.contains(name), !chain.has("id") else { return true }
        return chain.whole.tokens(viewMode: .sourceAccurate).contains { $0.text == "NavigationLink" }
    }
}

extension WrittenTag {
    /// Whether it is the value of a `Tab`.
    var isTab: Bool { ModifierChain.calleeName(ExprSyntax(call)) == "Tab" }
}

extension SwiftType {
    /// The type without all its question marks.
    var bare: SwiftType { wrapped?.bare ?? self }
    /// How many question marks it has.
    var depth: Int { wrapped.map { $0.depth + 1 } ?? 0 }
    /// The name of the type without its question marks.
    var baseName: String { bare.name ?? "" }
    /// Whether it holds several values.
    var isSeveral: Bool { ["Set", "Array", "OrderedSet"].contains(baseName) }
}
