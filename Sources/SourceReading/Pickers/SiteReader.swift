import KnowledgeModel
import SwiftSyntax

/// Finds the pickers of a file and reads each of them.
package struct SiteReader {
    /// The words that a file must have for a site to be in it.
    package static let words = ["Picker", "TabView", "List"]
    /// Words whose places are asked for once a site is found: those of styles and of what tells the platform.
    package static let asked = ["pickerStyle", "import"]

    let inference: TypeInference

    package init(inference: TypeInference) { self.inference = inference }

    /// The sites of a file, in its order.
    package func sites(in file: SourceFile) -> [PickerSite] {
        let calls = Self.words.flatMap { word in
            (file.scan.places[word] ?? []).filter { mayStand(word, at: $0, in: file) }.compactMap { place in
                file.token(at: place, spelling: word).flatMap(call).map { ($0, word) }
            }
        }
        return calls.sorted { $0.0.position < $1.0.position }.compactMap { site($0.0, word: $0.1, in: file) }
    }

    /// Whether the bare bytes allow for a site at a place, so that most sections need not be parsed.
    func mayStand(_ word: String, at place: Int, in file: SourceFile) -> Bool {
        let end = place + word.utf8.count
        if end < file.text.bytes.count, file.text.bytes[end] == UInt8(ascii: "<") { return true }
        guard let arguments = file.arguments(ofCallAt: end) else {
            return word == "Picker" && file.trailingClosure(ofCallAt: end) != nil
        }
        return word == "Picker" || file.contains("selection", in: arguments)
    }

    /// The call whose callee is the token: `Picker(…)`, `SwiftUI.Picker(…)`.
    private func call(at token: TokenSyntax) -> FunctionCallExprSyntax? {
        guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
        var callee = ExprSyntax(reference)
        if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id {
            guard member.base?.trimmedDescription == "SwiftUI" else { return nil }
            callee = ExprSyntax(member)
        }
        if let special = callee.parent?.as(GenericSpecializationExprSyntax.self) { callee = ExprSyntax(special) }
        guard let call = callee.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == callee.id else {
            return nil
        }
        return call
    }

    private func site(_ call: FunctionCallExprSyntax, word: String, in file: SourceFile) -> PickerSite? {
        let kind: PickerSite.Kind = word == "Picker" ? .picker : word == "TabView" ? .tabView : .list
        let selection = call.argument("selection")
        guard kind == .picker || selection != nil else { return nil }
        if let own = inference.index.type(named: word, near: file), own.primary.file.isSeen(from: file) { return nil }
        let platforms = ActivePlatforms.at(call)
        guard !platforms.isEmpty else { return nil }
        let steps = Surrounding.steps(from: ExprSyntax(call))
        let variable = selection.flatMap { inference.selectionVariable($0, in: file) }
        let isOwn = variable.map { hasOwnWrapper($0, seenFrom: file) } ?? false || declares("Binding", seenFrom: file)
        let isOverSources = call.arguments.contains { $0.label?.text == "sources" }
        return PickerSite(
            kind: kind, file: file, call: call, selection: selection,
            selectionType: isOwn
                ? .unknown
                : isOverSources
                    ? value(ofSourcesOf: call, in: file) : selection.map { value(of: $0, in: file) } ?? .unknown,
            options: options(of: call, kind: kind, in: file), chain: ModifierChain(outsideOf: ExprSyntax(call)),
            surroundings: steps, variable: isOwn ? nil : variable,
            platforms: platforms)
    }

    /// Whether the app declares a type that hides one of SwiftUI's from a file.
    private func declares(_ name: String, seenFrom file: SourceFile) -> Bool {
        guard let own = inference.index.type(named: name, near: file)?.primary.file, !own.isInterface else {
            return false
        }
        return own.isSeen(from: file)
    }

    /// Whether a variable's wrapper has the name of SwiftUI's and is the app's.
    private func hasOwnWrapper(_ variable: Member, seenFrom file: SourceFile) -> Bool {
        ["State", "Binding", "AppStorage", "SceneStorage"].contains {
            variable.hasAttribute($0) && declares($0, seenFrom: file)
        }
    }

    /// The type of the value behind a selection's binding.
    private func value(of selection: ExprSyntax, in file: SourceFile) -> SwiftType {
        let type = inference.type(of: selection, in: file, expecting: .binding(.unknown))
        guard case .named("Binding", let arguments) = type else { return .unknown }
        return arguments.first ?? .unknown
    }

    /// The type of the value that several sources share: `sources: $rows, selection: \.kind`.
    private func value(ofSourcesOf call: FunctionCallExprSyntax, in file: SourceFile) -> SwiftType {
        guard let sources = call.argument("sources"), let path = call.argument("selection")?.as(KeyPathExprSyntax.self)
        else { return .unknown }
        let element = inference.elementType(of: inference.type(of: sources, in: file))
        guard case .named("Binding", let arguments) = inference.value(of: path, from: element, in: file) else {
            return .unknown
        }
        return arguments.first ?? .unknown
    }

    private func options(of call: FunctionCallExprSyntax, kind: PickerSite.Kind, in file: SourceFile) -> OptionList {
        var collector = OptionCollector(inference: inference)
        guard
            let content = call.closure(labelled: "content") ?? call.closure(labelled: "rowContent")
                ?? call.trailingClosure
        else { return OptionList(isComplete: false) }
        var context = OptionCollector.Context(file: file)
        if kind == .list, let data = call.arguments.first, data.label == nil {
            context.loops = [LoopReader(inference: inference).loop(call, data.expression, content, in: file)]
        }
        collector.collect(content.statements, context)
        return collector.list
    }
}
