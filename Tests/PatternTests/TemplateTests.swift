import Testing

@testable import Patterns

/// Conditions over flags are resolved; those that only the compiler can decide stay.
@Suite struct TemplateTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var condition: String
        /// The condition that is left with A on and everything else off.
        var left: String
        var testDescription: String { condition }
    }

    @Test(arguments: [
        Case(condition: "A", left: "true"), Case(condition: "!A", left: "false"), Case(condition: "B", left: "false"),
        Case(condition: "A && !B", left: "true"), Case(condition: "B || A && B", left: "false"),
        Case(condition: "os(iOS)", left: "os(iOS)"), Case(condition: "A && os(iOS)", left: "os(iOS)"),
        Case(condition: "A || os(iOS)", left: "true"), Case(condition: "B || !os(macOS)", left: "!os(macOS)"),
        Case(condition: "A && (os(iOS) || os(tvOS)) && !DEBUG", left: "(os(iOS) || os(tvOS)) && !DEBUG"),
        Case(condition: "!(os(iOS) && A)", left: "!os(iOS)"),
        Case(condition: "compiler(>=6.2) || B", left: "compiler(>=6.2)"),
        Case(condition: "!(os(iOS) || canImport(UIKit))", left: "!(os(iOS) || canImport(UIKit))"),
    ])
    func aConditionKeepsWhatOnlyTheCompilerKnows(_ example: Case) throws {
        let condition = try #require(TemplateCondition(example.condition))
        #expect(condition.resolved(["A": true]).text == example.left)
    }

    @Test(arguments: ["", "&&", "A &&", "(A", "os(iOS", "A B", "A & B", "1 + 1"])
    func whatIsNoConditionIsNotRead(_ text: String) { #expect(TemplateCondition(text) == nil) }

    private static let template = """
        import SwiftUI

        #if !BARE
            struct A {}

        #endif
        struct B {
            #if A
                let a = 1
            #elseif os(iOS)
                let b = 2
            #elseif C
                let c = 3
            #else
                let d = 4
            #endif

            #if !A
                let e = 5
            #endif
        }
        """

    @Test(arguments: [
        ("A BARE", "import SwiftUI\n\nstruct B {\n    let a = 1\n}\n"),
        (
            "BARE C",
            """
            import SwiftUI

            struct B {
                #if os(iOS)
                    let b = 2
                #else
                    let c = 3
                #endif

                let e = 5
            }

            """
        ),
        (
            "",
            """
            import SwiftUI

            struct A {}

            struct B {
                #if os(iOS)
                    let b = 2
                #else
                    let d = 4
                #endif

                let e = 5
            }

            """
        ),
    ])
    func theBranchesThatHoldAreLeft(flags: String, code: String) throws {
        let flags = Dictionary(uniqueKeysWithValues: flags.split(separator: " ").map { (String($0), true) })
        #expect(try Template(Self.template).code(flags: flags) == code)
    }

    @Test(arguments: [
        ("#if A\nx", 1), ("x\n#endif", 2), ("#if A\n#else\n#else\n#endif", 3), ("#if\n#endif", 2),
        ("#if A &\n#endif", 1), ("#if A\n#else\n#elseif B\n#endif", 3),
    ])
    func aTemplateThatIsNoneSaysItsLine(text: String, line: Int) {
        #expect { try Template(text) } throws: { ($0 as? TemplateMistake)?.line == line }
    }
}
