import SourceReading

/// What a site answers of the interview's questions; where the source leaves a doubt, it answers nothing.
///
/// The names are those of `Knowledge/Questions`; a test holds them together.
struct SiteAnswers {
    let site: PickerSite
    let inference: TypeInference

    /// Question to answer.
    var all: [String: String] {
        guard site.kind == .picker else { return [:] }
        let answers: [String: String?] = [
            "style": style, "container": container, "option-count": optionCount, "option-source": optionSource,
            "selection-type": kind(of: site.selectionType), "tag-type": tagType, "tag-match": tagMatch,
            "tag-place": unwritten == nil ? nil : "nowhere", "state-owner": owner, "platform": platform,
        ]
        return answers.compactMapValues { $0 }
    }

    // MARK: Look and place

    private var style: String? {
        guard let name = site.style?.name else { return site.isSurelyAutomatic(inference) ? "automatic" : nil }
        switch name {
        case "automatic", "menu", "segmented", "wheel", "inline": return name
        case "navigationLink": return "navigation-link"
        case "palette", "radioGroup", "tabs": return "other"
        default: return nil
        }
    }

    /// The innermost container that says more than a stack; with stacks alone, a view outside may be another one.
    private var container: String? {
        for name in site.containers {
            switch name {
            case "Form", "List": return "form-or-list"
            case "Menu", "contextMenu", "CommandMenu", "CommandGroup", "commands": return "menu"
            case "toolbar", "ToolbarItem", "ToolbarItemGroup": return "toolbar"
            case "sheet", "fullScreenCover", "popover": return "sheet"
            case "ScrollView", "LazyVStack", "LazyHStack": return "scroll-view"
            default: continue
            }
        }
        return nil
    }

    /// The platform, where `#if` leaves one.
    private var platform: String? {
        guard site.platforms.count == 1, let only = site.platforms.first else { return nil }
        switch only {
        case .iOS: return "ios"
        case .iPadOS: return "ipados"
        case .macCatalyst: return "mac-catalyst"
        case .macOS: return "macos"
        case .tvOS: return "tvos"
        case .visionOS: return "visionos"
        case .watchOS: return "watchos"
        }
    }

    // MARK: Options

    private var rows: [PickerOption] { site.options.options }

    /// The number of rows, where all are written and none depends on a condition.
    private var optionCount: String? {
        guard site.options.isComplete, rows.allSatisfy({ $0.loops.isEmpty && !$0.isConditional }) else { return nil }
        switch rows.count {
        case 2...5: return "two-to-five"
        case 6...20: return "six-to-twenty"
        case 21...: return "more"
        default: return nil
        }
    }

    private var optionSource: String? {
        guard site.options.isComplete, !rows.isEmpty else { return nil }
        if rows.allSatisfy({ $0.loops.isEmpty }) { return "written-out" }
        let sources = Set(rows.compactMap(\.loop).map(source))
        return sources.count == 1 ? sources.first ?? nil : nil
    }

    private func source(of loop: OptionLoop) -> String? {
        let type = loop.dataType.name.map(last)
        if loop.isConstantRange || ["Range", "ClosedRange"].contains(type) { return "range" }
        if loop.elementType.name.flatMap({ inference.index.type(named: $0, near: loop.file) })?.kind == .enum,
            loop.data.trimmedDescription.hasSuffix(".allCases")
        {
            return "enum-cases"
        }
        return nil
    }

    // MARK: Types

    /// The kind of a type, as people are asked for it.
    private func kind(of type: SwiftType) -> String? {
        guard type.isKnown else { return nil }
        if type.wrapped != nil { return "optional" }
        guard let name = type.name else { return nil }
        switch name {
        case "Int": return "int"
        case "String": return "string"
        case "Bool": return "bool"
        case "Date": return "date"
        case "UUID", "ObjectIdentifier", "PersistentIdentifier", "NSManagedObjectID": return "identifier"
        case "Set", "Array": return "several-values"
        case "Double", "Float", "CGFloat", "Decimal", "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16",
            "UInt32", "UInt64":
            return "other-number"
        default: break
        }
        guard let declaration = inference.index.type(named: name, near: site.file),
            !declaration.primary.file.isInterface
        else { return nil }
        switch declaration.kind {
        case .enum: return "enumeration"
        case .struct, .class: return "model"
        default: return nil
        }
    }

    /// The tags' kind: of those that are written, which all have to agree.
    private var tagType: String? {
        if let unwritten { return unwritten.type }
        guard let types = writtenTypes else { return nil }
        let kinds = Set(types.map(kind))
        guard kinds.count == 1, let kind = kinds.first, kind != "several-values" else { return nil }
        return kind
    }

    /// How the tags' types stand to the selection's.
    private var tagMatch: String? {
        if let unwritten { return unwritten.match }
        let selection = site.selectionType
        guard selection.isKnown, let types = writtenTypes, types.count == 1, let type = types.first else { return nil }
        if type == selection { return "same-type" }
        if type == selection.wrapped { return "plain-tags-optional-selection" }
        if type.wrapped == selection { return "optional-tags-plain-selection" }
        let (tag, value) = (type.wrapped ?? type, selection.wrapped ?? selection)
        if inference.rawType(of: tag, near: site.file) == value || inference.rawType(of: value, near: site.file) == tag
        {
            return "raw-value"
        }
        return "different-type"
    }

    /// The types of the tags, where each row has one that is written and known.
    private var writtenTypes: Set<SwiftType>? {
        guard site.options.isComplete, !rows.isEmpty, rows.allSatisfy({ !$0.tags.isEmpty }) else { return nil }
        let types = Set(rows.compactMap { $0.tags.first?.type })
        return types.allSatisfy(\.isKnown) ? types : nil
    }

    /// What is said where no row has a tag of its own, seen or unseen, nor a view that is no row.
    private var unwritten: (type: String, match: String)? {
        guard site.options.isComplete, !rows.isEmpty, rows.allSatisfy({ $0.tags.isEmpty && !$0.mayHideTag }),
            !site.call.description.contains(".tag("),
            !rows.contains(where: { $0.chain.whole.description.contains(".tag(") })
        else { return nil }
        if rows.allSatisfy({ !$0.loops.isEmpty }) { return ("implicit", "implicit-tags") }
        return rows.allSatisfy({ $0.loops.isEmpty }) ? ("missing", "no-tags") : nil
    }

    // MARK: The value

    /// Who keeps the selection.
    private var owner: String? {
        guard let variable = site.variable else { return nil }
        let owner = inference.declaringType(of: variable)
        if ["State", "Binding"].contains(where: variable.hasAttribute) {
            return owner?.kind == .struct ? "state" : nil
        }
        if variable.hasAttribute("AppStorage") { return owner?.kind == .struct ? "app-storage" : "defaults-wrapper" }
        guard let owner, owner.kind == .class else { return nil }
        if owner.primary.attributeNames.contains("Model") { return "database" }
        let isObserved =
            owner.primary.attributeNames.contains("Observable")
            || inference.conforms(.named(owner.name), to: ["ObservableObject"], near: variable.file)
        return isObserved && !variable.isComputed ? "observable" : nil
    }

    private func last(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }
}
