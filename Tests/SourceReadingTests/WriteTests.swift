import Samples
import SwiftSyntax
import Testing

@testable import SourceReading

/// Where a name may be written to, told by bytes.
@Suite struct WriteTests {
    private static func file(_ text: String, path: String = "A.swift") -> SourceFile {
        SourceFile(path: path, bytes: Array(text.utf8), words: WordScan.Words([]))
    }

    /// What the syntax tree calls a write, a projection or a label is never passed over by the bytes.
    @Test func bytesPassOverNoWriteOfTheSamples() throws {
        var counts = (written: 0, projected: 0, labels: 0, passedOver: 0)
        for sample in try Project.samples() {
            let file = Self.file(sample.text, path: sample.path)
            for token in file.trees.flatMap({ Array($0.tokens(viewMode: .sourceAccurate)) }) {
                guard case .identifier(let name) = token.tokenKind else { continue }
                let place = token.positionAfterSkippingLeadingTrivia.utf8Offset
                let call = token.parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
                let isLabel = token.parent?.as(LabeledExprSyntax.self)?.label?.id == token.id && call != nil
                let owner = call?.calledExpression.trimmedDescription.split(separator: ".").last.map(String.init)
                let base = token.reference?.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
                let isProjected = base?.hasPrefix("$") == true
                if token.isWritten { counts.written += 1 }
                if isProjected { counts.projected += 1 }
                if isLabel { counts.labels += 1 }
                let may = file.mayWrite(at: place, name, of: owner ?? "Nothing")
                if !may { counts.passedOver += 1 }
                #expect(
                    may || !(token.isWritten || isProjected || isLabel),
                    "\(name) at \(file.text.location(at: place).line) of \(sample.path)")
            }
        }
        #expect(counts.written > 200 && counts.projected > 40 && counts.labels > 1_000)
        #expect(counts.passedOver > 10_000)
    }

    /// Writes in every form, and what looks like one; the name is `choice`, the type `Order`.
    @Test(arguments: [
        ("choice = 1", true), ("choice += 1", true), ("choice\n    .size\n    = 1", true), ("choice[0] = 1", true),
        ("choice[a[1]].size! = 1", true), ("choice?.size = 1", true), ("self.choice.append", false),
        ("self.choice = 1", true), ("order.choice=1", true), ("choice /* now */ = 1", true), ("use(&choice)", true),
        ("use(&self.choice)", true), ("use(&a.b[0].choice)", true), ("choice.toggle()", true),
        ("choice\n.toggle()", true), ("choice.toggled()", true), ("print(choice.toggled())", false),
        ("choice.&= mask", true),
        ("$order.choice", true), ("$order.lines[0].choice", true), ("$order\n    .choice", true),
        ("Order(choice: 1)", true), ("Order(at: 1, choice : 1)", true), ("Shop.Order(choice: 1)", true),
        (".init(choice: 1)", true), ("Self(choice: 1)", true), ("Order(title: \"a)\", choice: 1)", true),
        ("Order(at: 1, // first (of\n    choice: 1)", true), ("Order(lines: [(1, 2)], choice: 1)", true),
        ("Order<Int>(choice: 1)", true), ("$order // the order\n    .choice", true),
        ("// a var, no let\nchoice = 1", true),
        ("f( // of an order\n    &choice)", true), ("(choice, size) = (1, 2)", true),
        ("(size, self.choice) = (1, 2)", true),
        ("((size, choice), rest) = all", true), ("(choice[0], size)\n    = (1, 2)", true), ("f(choice, size)", false),
        ("f(choice) == 1", false), ("(choice, size) == (1, 2)", false), ("f((choice, size), 1)", false),
        ("`choice` = 1", true), ("self.`choice` = 1", true), ("self[keyPath: \\.choice] = 1", true),
        ("choice ??= 1", true), ("choice <- 1", true), ("choice ← 1", true), ("++choice", true), ("choice++", true),
        ("choice\u{0C} = 1", true), ("choice.advance()", true), ("let a = choice.removeFirst()", true),
        ("Order(`choice`: 1)", true), ("Order.init(choice:)", true), ("foo.let\nchoice = 1", true),
        ("print(choice.text())", false), ("a + choice - b", false), ("!choice && b", false), ("a ?? choice", false),
        ("choice ?? a", false), ("a += choice", false), ("choice..<b", false), ("a = choice", false),
        ("choice == 1", false), ("choice != 1", false), ("choice <= 1", false), ("let choice = 1", false),
        ("if let choice = a {}", false), ("print(choice)", false), ("choice()", false), ("a = choice", false),
        ("Row(choice: 1)", false), ("[choice: 1]", false), ("map(\\.choice)", true), ("a.b.choice", false),
        ("choice\nsize = 1", false), ("choice ? a : b", false), ("switch choice { case a: b = 1 }", false),
    ])
    func writesAreSeen(_ code: String, _ isWrite: Bool) throws {
        let file = Self.file(code)
        let place = try #require(file.places(of: "choice").last)
        #expect(file.mayWrite(at: place, "choice", of: "Order") == isWrite)
    }
}
