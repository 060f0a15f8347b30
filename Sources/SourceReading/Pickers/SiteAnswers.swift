import KnowledgeModel
import SwiftSyntax

/// What the code answers of the interview's questions, named as in `Knowledge/Questions`; a question that it does not
/// surely answer is left out.
package struct SiteAnswers {
    package private(set) var answers: [String: String] = [:]
    /// The answers about the selection that would be given if it were no optional.
    package private(set) var within: [String: String] = [:]
    private let site: PickerSite
    private let inference: TypeInference

    /// - Parameters:
    ///   - outline: what was read of the site's style, place and options.
    ///   - start: the value that the selection surely starts with.
    package init(_ site: PickerSite, _ inference: TypeInference, _ outline: SiteOutline, start: SelectionStart?) {
        self.site = site
        self.inference = inference
        answers["style"] = style(outline)
        answers["container"] = Self.common(outline.paths.map(Self.container))
        answers["platform"] = platform
        answers["state-owner"] = stateOwner
        answers["selection-type"] = category(site.selectionType)
        within["selection-type"] = site.selectionType.wrapped.flatMap(category)
        answers["option-source"] = optionSource
        answers["option-count"] = outline.optionCount.flatMap(Self.count)
        answers["initial-value"] = start.flatMap { initialValue($0, outline.values) }
        answerTags()
    }

    /// The answer that all places give; nil where they differ or one does not know.
    private static func common(_ answers: [String?]) -> String? {
        guard let first = answers.first, answers.allSatisfy({ $0 == first }) else { return nil }
        return first
    }

    // MARK: Style, place, platform

    private func style(_ outline: SiteOutline) -> String? {
        guard site.kind == .picker else { return nil }
        switch outline.style {
        case .automatic, .menu, .segmented, .wheel, .inline: return outline.style?.rawValue
        case .navigationLink: return "navigation-link"
        case .palette, .radioGroup, .tabs: return "other"
        case nil:
            let isUnwritten = outline.paths.allSatisfy { $0.pickerStyle == nil }
            return isUnwritten && site.isSurelyAutomatic(inference) ? "automatic" : nil
        }
    }

    /// The nearest container that is more than a stack; a stack where nothing else is known to be around.
    private static func container(_ path: ViewPath) -> String? {
        let (names, isWhole) = path.namedContainers
        switch names.first(where: { $0 != .stack }) {
        case .form, .list: return "form-or-list"
        case .menu, .commands: return "menu"
        case .toolbar: return "toolbar"
        case .scrollView: return "scroll-view"
        case .sheet, .popover: return "sheet"
        case .stack, nil: return isWhole && !names.isEmpty ? "stack" : nil
        }
    }

    private var platform: String? {
        let possible = site.platforms.intersection(ImportedPlatforms.of(site.file))
        guard possible.count == 1, let only = possible.first else { return nil }
        switch only {
        case .macOS: return "macos"
        case .watchOS: return "watchos"
        case .tvOS: return "tvos"
        case .visionOS: return "visionos"
        case .macCatalyst: return "mac-catalyst"
        case .iOS: return "ios"
        case .iPadOS: return "ipados"
        }
    }

    private var stateOwner: String? {
        if let selection = site.selection, ModifierChain.calleeName(selection) == "Binding" { return "custom-binding" }
        guard let variable = site.variable else { return nil }
        let wrappers = variable.attributes.map { $0.attributeName.trimmedDescription }
        let owner = inference.declaringType(of: variable)
        if wrappers.contains(where: ["State", "Binding"].contains) { return owner?.kind == .struct ? "state" : nil }
        if wrappers.contains("AppStorage") { return owner?.kind == .struct ? "app-storage" : "defaults-wrapper" }
        guard let owner, owner.kind == .class else { return nil }
        let attributes = owner.primary.attributeNames
        let inherited = owner.primary.inherited.map(\.trimmedDescription)
        if attributes.contains("Model") || inherited.contains("NSManagedObject") { return "database" }
        let isPlain = wrappers.isEmpty || wrappers == ["Published"]
        return isPlain && (attributes.contains("Observable") || inherited.contains("ObservableObject"))
            ? "observable" : nil
    }

    // MARK: Options

    private static func count(_ number: Int) -> String? {
        switch number {
        case 2...5: "two-to-five"
        case 6...20: "six-to-twenty"
        case 21...: "more"
        default: nil
        }
    }

    private var optionSource: String? {
        let options = site.options.options
        guard site.options.isComplete, !options.isEmpty else { return nil }
        if options.allSatisfy(\.loops.isEmpty) { return "written-out" }
        let loops = options.compactMap(\.loop)
        guard loops.count == options.count, Set(loops.map(\.call.id)).count == 1, let loop = loops.first else {
            return nil
        }
        let data = loop.data.trimmedDescription
        if data.hasSuffix(".allCases") { return "enum-cases" }
        if ["Range", "ClosedRange"].contains(loop.dataType.name ?? "") || data.hasSuffix(".indices") { return "range" }
        if let path = loop.data.memberPath, let first = path.first,
            case .member(let member, _)? = inference.meaning(of: first, at: loop.data, in: loop.file),
            member.hasAttribute("Query") || member.hasAttribute("FetchRequest")
        {
            return "query"
        }
        return loop.dataType.name == "Array" ? "array" : nil
    }

    private func initialValue(_ start: SelectionStart, _ values: OptionValues?) -> String? {
        guard !start.isStored, let values, values.isComplete, site.selectionType.isKnown else { return nil }
        let reader = ConstantReader(inference: inference)
        let written = start.expression.map { expression in
            reader.value(of: expression, in: start.file, expecting: site.selectionType)?.fitting(site.selectionType)
        }
        guard let value = written ?? .nothing, value.isWhole else { return nil }
        if values.rows.contains(where: { $0.value == value }) { return "has-option" }
        switch value {
        case .nothing: return "nil"
        case .text(let text): return text.allSatisfy(\.isWhitespace) ? "empty-or-sentinel" : "other-value"
        case .integer(let number): return number <= 0 ? "empty-or-sentinel" : "other-value"
        default: return "other-value"
        }
    }

    // MARK: Tags

    /// What tags the options have, and how these compare with the selection; only where all options are alike.
    private mutating func answerTags() {
        let options = site.options.options
        guard site.kind == .picker, site.options.isComplete, !options.isEmpty,
            !options.contains(where: { $0.mayGainTag(inference) })
        else { return }
        if options.allSatisfy(\.tags.isEmpty) {
            let isInside = options.allSatisfy { !$0.innerTags.isEmpty }
            guard isInside || options.allSatisfy(\.innerTags.isEmpty) else { return }
            answers["tag-place"] = isInside ? "inside-option" : "nowhere"
            guard !isInside else { return }
            if options.allSatisfy({ isServed(by: $0.loop) }) {
                answers["tag-match"] = "same-type"
            } else if options.allSatisfy({ $0.loop != nil }) {
                (answers["tag-type"], answers["tag-match"]) = ("implicit", "implicit-tags")
            } else if options.allSatisfy({ $0.loop == nil }) {
                (answers["tag-type"], answers["tag-match"]) = ("missing", "no-tags")
            }
            return
        }
        let tags = options.compactMap(\.tags.first)
        guard tags.count == options.count else { return }
        let isOwn = options.allSatisfy { option in
            option.chain.modifiers.contains { $0.call.id == option.tags.first?.call.id }
        }
        answers["tag-place"] = isOwn ? "on-option" : nil
        // An array as a tag is no answer of the question.
        answers["tag-type"] = Self.common(tags.map { category($0.type) }).flatMap { $0 == "several-values" ? nil : $0 }
        answers["tag-match"] = Self.common(tags.map { match($0.type) })
    }

    /// Whether the identities that a loop gives are values that the selection takes; those of a range are its offsets.
    private func isServed(by loop: OptionLoop?) -> Bool {
        guard let loop, loop.id != nil || !["Range", "ClosedRange"].contains(loop.dataType.name ?? "") else {
            return false
        }
        let identity = loop.idType
        guard identity.isKnown, site.selectionType.isKnown else { return false }
        return identity == site.selectionType
    }

    private func match(_ tag: SwiftType) -> String? {
        let selection = site.selectionType
        guard inference.isCertain(selection, near: site.file), inference.isCertain(tag, near: site.file) else {
            return nil
        }
        if tag == selection { return "same-type" }
        if tag == .optional(selection) { return "optional-tags-plain-selection" }
        if selection == .optional(tag) { return "plain-tags-optional-selection" }
        return isRaw(tag, of: selection) || isRaw(selection, of: tag) ? "raw-value" : "different-type"
    }

    private func isRaw(_ raw: SwiftType, of type: SwiftType) -> Bool {
        inference.isDeclaredByApp(type, near: site.file) && inference.rawType(of: type, near: site.file) == raw
    }

    /// The kind of a type as the interview names it.
    private func category(_ type: SwiftType) -> String? {
        guard type.isKnown else { return nil }
        if type.wrapped != nil { return "optional" }
        if type.isIdentity { return "identifier" }
        guard let name = type.name else { return nil }
        switch name {
        case "Int": return "int"
        case "String": return "string"
        case "Bool": return "bool"
        case "Date": return "date"
        case "Set", "Array": return "several-values"
        case "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Float", "Double",
            "CGFloat", "Decimal":
            return "other-number"
        default:
            guard inference.isDeclaredByApp(type, near: site.file),
                let declaration = inference.index.type(named: name, near: site.file)
            else { return nil }
            return declaration.kind == .enum ? "enumeration" : "model"
        }
    }
}
