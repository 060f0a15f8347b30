import CommandLineSyntax
import KnowledgeModel
import Testing

@Suite("Completions")
struct CompletionScriptTests {
    private func source(_ shell: CompletionScript.Shell, _ language: Language = .english) -> String {
        CompletionScript(shell: shell, program: Clinic.program, language: language).source
    }

    @Test(
        "The shell accepts the script's syntax", arguments: CompletionScript.Shell.allCases, Language.allCases)
    func syntax(shell: CompletionScript.Shell, language: Language) throws {
        guard let program = Program(shell.rawValue) else { return }
        let result = try program.run(shell == .fish ? ["--no-execute"] : ["-n"], input: source(shell, language))
        #expect(result.errors == "")
        #expect(result.status == 0)
    }

    static let offers: [(line: String, offered: [String])] = [
        ("clinic se", ["search"]),
        ("clinic ", ["check", "completions", "explain", "new", "search"]),
        ("clinic new ", ["entry", "question"]),
        ("clinic search --st", ["--style"]),
        ("clinic --lang zh se", ["search"]),
        // A value is not a command.
        ("clinic --say search ne", ["new"]),
        ("clinic search --style ", ["menu", "navigationLink", "wheel"]),
        ("clinic search x --style w", ["wheel"]),
        ("clinic search --limit ", []),
        ("clinic check --options ", ["dynamic"]),
        ("clinic explain x --m", ["--markdown"]),
        // The words that a command prints.
        ("clinic explain x --entry m", ["missing-tag"]),
        ("clinic completions ", ["bash", "zsh"]),
    ]

    @Test("bash offers what fits", .enabled(if: Program("bash") != nil, "bash is not installed"), arguments: offers)
    func bash(line: String, offered: [String]) throws {
        let words = line.split(separator: " ", omittingEmptySubsequences: false).map { "'\($0)'" }
        let script =
            source(.bash) + """
                COMP_WORDS=(\(words.joined(separator: " "))); COMP_CWORD=\(words.count - 1)
                _clinic
                for word in "${COMPREPLY[@]}"; do echo "$word"; done
                """
        let result = try #require(Program("bash")).run(["--norc", "-s"], input: script)
        #expect(result.errors == "")
        #expect(result.output.split(separator: "\n").map(String.init).sorted() == offered)
    }

    @Test("bash offers a value behind =", .enabled(if: Program("bash") != nil, "bash is not installed"))
    func bashEquals() throws {
        let script =
            source(.bash) + """
                COMP_WORDS=(clinic search --style = w); COMP_CWORD=4; _clinic; echo "${COMPREPLY[@]}"
                COMP_WORDS=(clinic search --style =); COMP_CWORD=3; _clinic; echo "${COMPREPLY[@]}"
                """
        let result = try #require(Program("bash")).run(["--norc", "-s"], input: script)
        #expect(result.output == "wheel\nmenu navigationLink wheel\n")
    }

    @Test("fish offers what fits", .enabled(if: Program("fish") != nil, "fish is not installed"), arguments: offers)
    func fish(line: String, offered: [String]) throws {
        let script = source(.fish) + "\ncomplete -C '\(line)'\n"
        let result = try #require(Program("fish")).run(["--no-config"], input: script)
        #expect(result.errors == "")
        let names = result.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
        #expect(names.sorted() == offered)
    }

    @Test("Texts are quoted for zsh and fish")
    func quoting() {
        #expect(
            source(.zsh).contains(
                "'(--style)--style=[The picker'\\''s style \\[SwiftUI\\]\\: one]:STYLE:(menu navigationLink wheel)'"))
        #expect(source(.zsh).contains("'*-a+[An answer]:QUESTION=ANSWER: '"))
        #expect(source(.zsh).contains("'search:Search the causes'"))
        #expect(
            source(.fish).contains(
                "-l style -r -f -a 'menu navigationLink wheel' -d 'The picker\\'s style [SwiftUI]: one'"))
        #expect(source(.fish, .chinese).contains("-a 'search' -d '搜索原因'"))
    }
}
