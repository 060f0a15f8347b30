import CommandLineSyntax
import KnowledgeModel
import Rendering
import Testing

@Suite("Help")
struct HelpPageTests {
    private func lines(_ path: [String], _ language: Language, width: Int) -> [StyledText] {
        HelpPage(program: Clinic.program, path: path, language: language).lines(width: width)
    }

    @Test("A command's page")
    func command() {
        #expect(
            lines(["clinic", "search"], .english, width: 72).map(\.plainText) == [
                "clinic search — Search the causes", "",
                "Usage: clinic search [options] WORDS…", "",
                "Arguments", "  WORDS…  What you see", "",
                "Options",
                "  -n, --limit N      Print at most N (default 10)",
                "      --style STYLE  The picker's style [SwiftUI]: one (menu,",
                "                     navigationLink, wheel)",
                "  -j, --json         Print JSON", "",
                "Options of every command",
                "      --lang LANGUAGE  The language (en, zh)",
                "  -h, --help           Show this help", "",
                "Examples", "  clinic search \"no tap\" -n 3", "      The three best",
            ])
    }

    @Test("A program's page in Chinese")
    func program() {
        #expect(
            lines(["clinic"], .chinese, width: 60).map(\.plainText) == [
                "clinic — 找出毛病", "",
                "用法: clinic [选项]", "      clinic 命令 …", "",
                "在终端上提问。", "",
                "命令", "  search       搜索原因", "  explain      Explain one", "  check        Read files",
                "  completions  A script", "  new          Make one", "",
                "选项", "      --say TEXT  What's wrong", "",
                "所有命令共有的选项", "      --lang LANGUAGE  The language（en、zh）", "  -h, --help           显示本帮助",
                "      --version        显示版本", "",
                "退出码", "  0  Found", "  2  A mistake in the line", "",
                "环境变量", "  NO_COLOR  No colours", "",
                "某个命令的详细说明：clinic help 命令",
            ])
    }

    @Test(
        "The words that an argument may be are said",
        arguments: [(Language.english, "bash, zsh"), (.chinese, "bash、zsh")])
    func choices(language: Language, words: String) {
        let page = lines(["clinic", "completions"], language, width: 72).map(\.plainText).joined(separator: "\n")
        #expect(page.contains(words))
    }

    @Test("Every page fits every width", arguments: [20, 24, 33, 47, 80, 200], Language.allCases)
    func fits(width: Int, language: Language) {
        for path in [["clinic"], ["clinic", "search"], ["clinic", "new", "entry"], ["clinic", "check"]] {
            for line in lines(path, language, width: width) {
                #expect(line.columns <= width, "\(line.plainText)")
                #expect(!line.plainText.hasSuffix(" "))
            }
        }
    }
}
