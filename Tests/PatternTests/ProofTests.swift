import EvaluationReport
import KnowledgeFormat
import KnowledgeModel
import PickerCheck
import SampleJudging
import Samples
import Testing

@testable import Patterns

/// Every pattern over every combination of its values: it compiles, it runs, and no check has anything against it.
@Suite struct ProofTests {
    @Test func everyProgramCompilesAndEveryOptionCanBeChosen() throws {
        let verifier = PatternVerifier(root: Project.root, patterns: Book.patterns)
        let verdict = try verifier.verdict()
        for issue in verdict.issues { Issue.record("\(issue.line(in: .english, folder: "Knowledge"))") }
        #expect(verdict.compiled == verifier.programs.count && verdict.compiled >= 300)
        #expect(verdict.run == verifier.programs.count { $0.pattern.execution == .pickers })
    }

    @Test(arguments: Book.patterns) func noCheckFindsAnything(in pattern: Pattern) throws {
        let programs = try PatternCombinations(pattern).programs
        #expect(!programs.isEmpty)
        for program in programs {
            let options = CheckOptions(
                sdk: program.facts.sdk ?? .currentSDK, platforms: [program.code.platform],
                minimumOS: [program.code.platform: program.facts.minimumOS ?? program.code.since])
            let report = Checker(options: options).check([("Pattern.swift", Array(program.code.code.utf8))])
            let findings = report.findings.filter { $0.severity != .advice }
            let found = findings.map { "\($0.span.start.line) \($0.slug): \($0.message.english)" }
            #expect(findings.isEmpty, "\(program.name): \(found)\n\(program.code.code)")
        }
    }

    /// The code is formatted as the house formats its own: what a branch leaves is no gap and no step too many.
    @Test(arguments: Book.patterns) func theCodeHasNoGaps(in pattern: Pattern) throws {
        for program in try PatternCombinations(pattern).programs {
            let lines = program.code.code.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.first == "import SwiftUI" || lines.first?.hasPrefix("import ") == true)
            #expect(!program.code.code.contains("\n\n\n") && program.code.code.hasSuffix("}\n"), "\(program.name)")
            for line in lines {
                #expect(line.count <= 120 && line.last != " ", "\(program.name): \(line)")
                #expect(line.prefix { $0 == " " }.count.isMultiple(of: 4), "\(program.name): \(line)")
            }
        }
    }

    struct Damage: Sendable, CustomTestStringConvertible {
        var old: String
        var new: String
        /// A part of what the verifier says.
        var said: String
        var testDescription: String { "\(old) → \(new)" }
    }

    @Test(arguments: [
        Damage(old: "Text(option.title)", new: "Text(option.titel)", said: "the compiler refuses the code"),
        Damage(old: ".tag(option)", new: ".tag(\"\\(option)\")", said: "does not work"),
        Damage(old: ".tag(nil as Size?)", new: "", said: "a choice changes nothing"),
        Damage(old: "ForEach(Size.allCases,", new: "ForEach(Size.allCases.prefix(0),", said: "no option is marked"),
        Damage(old: "#if OPTIONAL && !INCLUDE_OPTIONAL", new: "#if false", said: "with the older SDK"),
    ])
    func whatIsDamagedIsSeen(_ damage: Damage) throws {
        var pattern = try Book.pattern("enum-picker")
        pattern.parameters = [.optional: ["yes"], .container: ["form"]]
        pattern.template = pattern.template.replacing("#if !STYLE_AUTOMATIC", with: "#if false")
        let sound = pattern
        pattern.template = pattern.template.replacing(damage.old, with: damage.new)
        #expect(pattern != sound)
        let verdict = try PatternVerifier(root: Project.root, patterns: [pattern]).verdict()
        let lines = verdict.issues.map { $0.line(in: .english) }
        #expect(lines.contains { $0.contains(damage.said) }, "\(lines)")
        if damage.old == "#if OPTIONAL && !INCLUDE_OPTIONAL" {
            #expect(try PatternVerifier(root: Project.root, patterns: [sound]).verdict().issues.isEmpty)
        }
    }
}
