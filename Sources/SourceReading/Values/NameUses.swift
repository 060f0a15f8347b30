import SwiftSyntax

/// Where a name is used over all files; for questions that few places ask, since it reads files for it.
package struct NameUses {
    let index: ProjectIndex

    package init(index: ProjectIndex) { self.index = index }

    /// The tokens that spell a word in a file.
    ///
    /// - Parameter range: the offsets to look at; all where nil.
    package static func tokens(_ word: String, in file: SourceFile, within range: Range<Int>? = nil) -> [TokenSyntax] {
        file.places(of: word, in: range).compactMap { file.name(word, at: $0) }
    }

    /// The tokens of a word with their files: of one file, or of all.
    package func tokens(_ word: String, only file: SourceFile?) -> [(token: TokenSyntax, file: SourceFile)] {
        Array(each(word, only: file))
    }

    /// The tokens of a word with their files, each read when it is asked for.
    ///
    /// - Parameter isWorth: says of a file and an offset in it whether the place is worth reading the file.
    func each(
        _ word: String, only file: SourceFile?, where isWorth: @escaping (SourceFile, Int) -> Bool = { _, _ in true }
    ) -> some Sequence<(token: TokenSyntax, file: SourceFile)> {
        let files = file.map { [$0] } ?? index.files.filter { !$0.isInterface }
        return files.lazy.flatMap { file in
            file.places(of: word).lazy.filter { isWorth(file, $0) }
                .compactMap { file.name(word, at: $0).map { (token: $0, file: file) } }
        }
    }

    /// The tokens of a variable's name in its own file, and in others those that stand where it may be written to; each is
    /// read when it is asked for.
    func writes(
        to variable: Member, only file: SourceFile?
    ) -> some Sequence<(token: TokenSyntax, file: SourceFile)> {
        let owner = variable.ownerName
        return each(variable.name, only: file) {
            $0 === variable.file || $0.mayWrite(at: $1, variable.name, of: owner)
        }
    }
}

extension TokenSyntax {
    /// The expression that the name ends: `x`, `self.x`, `model.x`; nil where it is no reference.
    package var reference: ExprSyntax? {
        guard let reference = parent?.as(DeclReferenceExprSyntax.self), reference.baseName.id == id else { return nil }
        if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id {
            return ExprSyntax(member)
        }
        return ExprSyntax(reference)
    }

    /// The statement that assigns to the name, to a part of it, or to a tuple with it, with what is assigned where that is a plain value.
    package var assignment: (node: SequenceExprSyntax, value: ExprSyntax?)? {
        guard var target = reference else { return nil }
        while true {
            if let member = target.parent?.as(MemberAccessExprSyntax.self), member.base?.id == target.id {
                target = ExprSyntax(member)
            } else if let access = target.parent?.as(SubscriptCallExprSyntax.self),
                access.calledExpression.id == target.id
            {
                target = ExprSyntax(access)
            } else if let chained = target.parent?.as(OptionalChainingExprSyntax.self) {
                target = ExprSyntax(chained)
            } else if let tried = target.parent?.as(TryExprSyntax.self) {
                target = ExprSyntax(tried)
            } else if let awaited = target.parent?.as(AwaitExprSyntax.self) {
                target = ExprSyntax(awaited)
            } else if let tuple = target.parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(TupleExprSyntax.self) {
                target = ExprSyntax(tuple)
            } else {
                break
            }
        }
        guard let sequence = target.parent?.parent?.as(SequenceExprSyntax.self),
            sequence.elements.first?.id == target.id
        else { return nil }
        let elements = Array(sequence.elements)
        guard elements.count > 2 else { return nil }
        if elements[1].is(AssignmentExprSyntax.self) {
            let isWhole = target.id == reference?.id
            return (sequence, isWhole && elements.count == 3 ? elements[2] : nil)
        }
        let name = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
        let isCompound = name.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(name)
        return isCompound ? (sequence, nil) : nil
    }

    /// Whether the name is written to at this place, directly, as `&name`, or by `toggle()`.
    package var isWritten: Bool { use == .write }
}

extension SourceFile {
    /// The token that spells a name at an offset, in back quotes perhaps.
    fileprivate func name(_ word: String, at offset: Int) -> TokenSyntax? {
        token(at: offset, spelling: word) ?? token(at: offset - 1, spelling: "`\(word)`")
    }
}
