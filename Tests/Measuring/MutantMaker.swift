import SourceChecks
import SourceReading
import SwiftSyntax

/// Makes the mutants of a picker, by rules that leave out what is no fault.
///
/// - A row that a loop's identity serves too keeps working with a wrong tag, or without one: none is made of it. The same
///   holds where the identity may serve the selection's Optional, which Apple's pages tell in two ways.
/// - A row whose loop's identity has an unknown type may be served by it: a picker with one is left out.
/// - A selection is made optional only for an SDK whose plain tags do not serve it, older than Xcode 16.
/// - A selection is made plain only where a tag is written as an Optional; a plain tag would then fit better than before.
/// - A duplicate is made of two rows without conditions and loops, so that both are always there.
struct MutantMaker {
    let site: PickerSite
    let inference: TypeInference
    let tagsIncludeOptional: Bool

    /// Whether the picker can be judged: the types of its selection and of all its tags are known.
    var isKnown: Bool {
        site.kind == .picker && !site.options.options.isEmpty && site.options.isComplete
            && inference.isCertain(site.selectionType, near: site.file)
            && site.options.options.allSatisfy { option in
                let types = option.tags.map(\.type) + option.loops.map(\.idType)
                return !types.isEmpty && types.allSatisfy { inference.isCertain($0, near: site.file) }
            }
    }

    /// The mutants for the SDK of the day, or those for an older one.
    var mutants: [Mutant] {
        guard isKnown else { return [] }
        guard tagsIncludeOptional else { return [optionalSelection].compactMap { $0 } }
        let tag = unservedTag
        return [
            tag.flatMap(rawValue), tag.flatMap(optionalTag), removed, tag.flatMap(literal), plainSelection, duplicate,
        ].compactMap { $0 }
    }

    /// The tag of the first row that no loop's identity serves, where it is the row's only one.
    private var unservedTag: WrittenTag? {
        for option in site.options.options where option.tags.count == 1 && option.tags[0].file === site.file {
            let served: Set<SwiftType> = [site.selectionType, site.selectionType.wrapped ?? site.selectionType]
            if option.loops.contains(where: { served.contains($0.idType) || !$0.idType.isKnown }) { continue }
            return option.tags[0]
        }
        return nil
    }

    private func replacing(_ node: some SyntaxProtocol, by text: String, _ kind: Mutant.Kind) -> Mutant {
        Mutant(kind: kind, range: SourceFile.range(of: node), replacement: text)
    }

    /// The tag as an expression that needs no type from around it.
    private func spelled(_ tag: WrittenTag) -> String {
        let text = tag.expression.trimmedDescription
        if text.hasPrefix(".") { return tag.type.description + text }
        return tag.expression.is(SequenceExprSyntax.self) ? "(\(text))" : text
    }

    private func rawValue(_ tag: WrittenTag) -> Mutant? {
        guard tag.type == site.selectionType, inference.isDeclaredByApp(tag.type, near: site.file) else { return nil }
        let raw = inference.rawType(of: tag.type, near: site.file)
        guard raw.isKnown, raw != tag.type else { return nil }
        return replacing(tag.expression, by: spelled(tag) + ".rawValue", .rawValue)
    }

    private func optionalTag(_ tag: WrittenTag) -> Mutant? {
        guard tag.type == site.selectionType, tag.type.wrapped == nil else { return nil }
        return replacing(tag.expression, by: "Optional(\(spelled(tag)))", .optionalTag)
    }

    private func literal(_ tag: WrittenTag) -> Mutant? {
        let isText = (site.selectionType.wrapped ?? site.selectionType) == .string
        return replacing(tag.expression, by: isText ? "0" : "\"mutant\"", .literal)
    }

    private var removed: Mutant? {
        for option in site.options.options where option.loops.isEmpty && option.tags.count == 1 {
            let call = option.tags[0].call
            guard option.tags[0].file === site.file, let member = call.calledExpression.as(MemberAccessExprSyntax.self),
                member.declName.baseName.text == "tag"
            else { continue }
            let start = member.period.positionAfterSkippingLeadingTrivia.utf8Offset
            let end = SourceFile.range(of: call).upperBound
            return Mutant(kind: .removed, range: start..<end, replacement: "")
        }
        return nil
    }

    /// The annotation of the selection's variable, where it stands in the picker's file.
    private var annotation: TypeSyntax? {
        guard let variable = site.variable, variable.file === site.file, site.selection?.memberPath?.count == 1 else {
            return nil
        }
        return variable.binding?.typeAnnotation?.type
    }

    private var optionalSelection: Mutant? {
        guard site.selectionType.wrapped == nil,
            site.options.options.allSatisfy({ ($0.tags.first?.type ?? $0.loop?.idType) == site.selectionType })
        else { return nil }
        if let annotation {
            return replacing(annotation, by: "(\(annotation.trimmedDescription))?", .optionalSelection)
        }
        guard let variable = site.variable, variable.file === site.file, site.selection?.memberPath?.count == 1,
            let binding = variable.binding, binding.initializer != nil, binding.typeAnnotation == nil
        else { return nil }
        let end = SourceFile.range(of: binding.pattern).upperBound
        return Mutant(kind: .optionalSelection, range: end..<end, replacement: ": \(site.selectionType)?")
    }

    private var plainSelection: Mutant? {
        guard let wrapped = site.selectionType.wrapped, let annotation = annotation?.as(OptionalTypeSyntax.self),
            site.options.options.contains(where: { option in
                option.tags.first?.type == site.selectionType && !option.loops.contains { $0.idType == wrapped }
            })
        else { return nil }
        return replacing(annotation, by: annotation.wrappedType.trimmedDescription, .plainSelection)
    }

    private var duplicate: Mutant? {
        let rows = site.options.options.filter { option in
            option.loops.isEmpty && !option.isConditional && option.tags.count == 1
                && option.tags[0].file === site.file && option.tags[0].type == site.selectionType
        }
        guard rows.count > 1 else { return nil }
        let (first, second) = (rows[0].tags[0].expression, rows[1].tags[0].expression)
        guard first.trimmedDescription != second.trimmedDescription else { return nil }
        return replacing(second, by: first.trimmedDescription, .duplicate)
    }
}
