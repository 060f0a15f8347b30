import CommandLineSyntax
import KnowledgeModel

/// The program's commands and options.
enum CommandTree {
    static let knowledge = OptionDescription(
        "knowledge", value: .one(name: "DIR", rule: .folder),
        summary: Localized(english: "The folder to read", chinese: "要读取的文件夹"), defaultValue: "Knowledge")
    static let strict = OptionDescription(
        "strict", summary: Localized(english: "Warnings count as problems", chinese: "警告也算问题"))
    static let formOnly = OptionDescription(
        "form-only",
        summary: Localized(
            english: "Neither compile nor run samples and patterns", chinese: "不编译也不运行示例和模板"))

    static let names = ArgumentDescription(
        "NAME", count: .any,
        summary: Localized(english: "Only these entries, questions, patterns or areas", chinese: "只看这些条目、问题、模板或领域"))
    static let entryPath = ArgumentDescription(
        "AREA/SLUG", summary: Localized(english: "Where the entry goes", chinese: "条目的位置：领域/名称"))
    static let questionID = ArgumentDescription(
        "ID", summary: Localized(english: "The question's name", chinese: "问题的名称"))
    static let patternID = ArgumentDescription(
        "ID", summary: Localized(english: "The pattern's name", chinese: "模板的名称"))
    static let output = ArgumentDescription(
        "OUTPUT", rule: .file, summary: Localized(english: "The file to write", chinese: "要写入的文件"))
    static let file = ArgumentDescription(
        "FILE", rule: .file, summary: Localized(english: "A compiled knowledge file", chinese: "已生成的数据库"))
    static let words = ArgumentDescription(
        "WORDS", count: .oneOrMore, summary: Localized(english: "What is searched for", chinese: "要搜索的内容"))

    static let verify = CommandDescription(
        "verify",
        summary: Localized(
            english:
                "Every problem, with file, line or key path, and a suggestion; samples and patterns are compiled and run",
            chinese: "列出所有问题：文件、行或键路径，以及建议；示例和模板会编译并运行"),
        arguments: [names], options: [formOnly, strict, .json])
    static let newEntry = CommandDescription(
        "entry", summary: Localized(english: "A skeleton of an entry", chinese: "新条目的骨架"), arguments: [entryPath])
    static let newQuestion = CommandDescription(
        "question", summary: Localized(english: "A skeleton of a question", chinese: "新问题的骨架"),
        arguments: [questionID])
    static let newPattern = CommandDescription(
        "pattern", summary: Localized(english: "A skeleton of a code pattern", chinese: "新代码模板的骨架"),
        arguments: [patternID])
    static let new = CommandDescription(
        "new", summary: Localized(english: "Start something new", chinese: "新建"),
        subcommands: [newEntry, newQuestion, newPattern], needsSubcommand: true)
    static let compile = CommandDescription(
        "compile", summary: Localized(english: "Write the database", chinese: "生成数据库"), arguments: [output])
    static let query = CommandDescription(
        "query",
        summary: Localized(
            english: "The SQL of a search, to run it with sqlite3", chinese: "输出搜索所用的 SQL，可用 sqlite3 运行"),
        arguments: [file, words])

    static let program = CommandDescription(
        "knowledge-author",
        summary: Localized(
            english: "Verifies the knowledge, starts new parts of it, and compiles it", chinese: "检查知识、新建条目、生成数据库"),
        sharedOptions: [knowledge, .language], subcommands: [verify, new, compile, query], needsSubcommand: true,
        exitCodes: [
            CommandDescription.ExitCode(0, meaning: Localized(english: "clean", chinese: "没有问题")),
            CommandDescription.ExitCode(1, meaning: Localized(english: "problems", chinese: "有问题")),
            CommandDescription.ExitCode(2, meaning: Localized(english: "could not run", chinese: "无法运行")),
        ])
}
