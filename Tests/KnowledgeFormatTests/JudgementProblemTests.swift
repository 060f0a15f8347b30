import KnowledgeModel
import Testing

@testable import KnowledgeFormat

/// What is said about a sample that the compiler or the evaluator finds fault with, in both languages.
struct JudgementProblemTests {
    typealias Reading = JudgementProblem.Reading

    static let cases: [(problem: JudgementProblem, english: String, chinese: String)] = [
        (
            .refused(Reading(sdk: .older), message: "cannot find 'x' in scope"),
            "the compiler refuses the sample with the older SDK: cannot find 'x' in scope; repair the code",
            "编译器拒绝此示例（旧 SDK）：cannot find 'x' in scope；请修复代码"
        ),
        (
            .accepted(Reading(platform: "watchOS")),
            "the compiler accepts the sample read for watchOS; let it fail as the first line says, or write `// misbehave`",
            "编译器接受了此示例（按 watchOS 读取）；请让它如第一行所说编译失败，或写 `// misbehave`"
        ),
        (
            .otherMessage(Reading(), wanted: "a", found: "b"),
            "no error of the compiler contains `a`; the first one is `b`; quote the compiler on the first line",
            "编译错误中没有 `a`；第一个错误是 `b`；请在第一行引用编译器的原话"
        ),
        (
            .noView, "no view of the file can be shown; write a view that is not generic",
            "文件里没有能显示的视图；请写一个非泛型的视图"
        ),
        (
            .noPicker, "the sample shows no picker when it runs; let its view show one at once",
            "示例运行时没有显示 Picker；请让视图一开始就显示"
        ),
        (
            .notRunnable(message: "m"),
            "no value for the view's parameters can be made: m; give the view simpler parameters, or none",
            "无法为视图的参数造出值：m；请用更简单的参数，或不用参数"
        ),
        (
            .undefined(Reading(sdk: .newer)),
            "sources contradict each other about an untagged row under an optional selection with the newer SDK; tag the row",
            "可选 selection 下没有 tag 的行会怎样，资料互相矛盾（新 SDK）；请给这一行加 tag"
        ),
        (
            .behaves(Reading(), wanted: [.sharedTag], found: [], first: nil),
            "when the sample runs, `options share a tag` is not seen; let it show the fault, or change the first line",
            "示例运行时没有出现 `options share a tag`；请让它展示问题，或改第一行"
        ),
        (
            .behaves(
                Reading(), wanted: [], found: [.noOptionMarked, .crash], first: .chooses(option: "A", picker: "P")),
            "when the sample runs and `A` is chosen in `P`, this is seen: `no option is marked, the app crashes`; "
                + "repair it; where it is to misbehave, name the fault on the first line",
            "示例运行时，在 `P` 中选择 `A` 后出现 `no option is marked, the app crashes`；请修复；若本应出问题，请在第一行写明"
        ),
        (
            .behaves(Reading(), wanted: [.crash], found: [.noOptionMarked], first: .presses(button: "B")),
            "when the sample runs and `B` is pressed, `no option is marked` is seen, not `the app crashes`; "
                + "name all that is seen on the first line, or change the code",
            "示例运行时，按下 `B` 后出现 `no option is marked`，而不是 `the app crashes`；请在第一行写全，或改代码"
        ),
    ]

    @Test(arguments: cases)
    func isSaidInBothLanguages(problem: JudgementProblem, english: String, chinese: String) {
        let issue = FormatIssue(
            place: FormatIssue.Place(file: "Entries/a/b/After.swift", line: 3), problem: .judgement(problem))
        #expect(issue.level == .error)
        #expect(issue.line(in: .english) == "Entries/a/b/After.swift:3: " + english)
        #expect(issue.line(in: .chinese) == "Entries/a/b/After.swift:3: " + chinese)
    }
}
